/** Webpack gives a font file's public address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** Webpack gives a picture's public address. */
declare module "*.avif" {
  const address: string;
  export default address;
}
