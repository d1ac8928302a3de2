// Webpack resolves an import of one of these files to its public URL.

declare module "*.woff2" {
  const address: string;
  export default address;
}

declare module "*.avif" {
  const address: string;
  export default address;
}

declare module "*.svg" {
  const address: string;
  export default address;
}
