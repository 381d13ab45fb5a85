/**
 * Packages that the built server loads from `node_modules`: native ones, and those that read files of their own. All
 * others are part of the build.
 */
export const externalPackages: readonly string[] = [
  '@fastify/swagger-ui',
  '@fontsource/noto-sans',
  '@fontsource/noto-sans-malayalam',
  '@node-rs/argon2',
  'fontkit',
  'pdfkit',
  'piscina',
  'sharp',
];
