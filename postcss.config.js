// Turns `src/styles/index.css` into the product's CSS, in development and in the build.
export default { plugins: { "@pandacss/dev/postcss": {} } }
