import path from 'node:path';

/** The manifest for programs, with files of the repository in place of those of the machine that built it. */
export const experimental_manifests = (manifests: unknown): unknown =>
  JSON.parse(
    JSON.stringify(manifests ?? {}, (name, value: unknown) =>
      name === 'definedInFile' && typeof value === 'string' ? path.relative(process.cwd(), value) : value,
    ),
  );
