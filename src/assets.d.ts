/** Webpack resolves a font import to its public URL. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** Webpack resolves a picture import to its public URL. */
declare module "*.avif" {
  const address: string;
  export default address;
}

declare module "*.svg" {
  const address: string;
  export default address;
}
