import path from 'node:path';

const root = `${process.cwd()}${path.sep}`;

/** The manifest for programs, with files of the repository in place of those of the machine that built it. */
export const experimental_manifests = (manifests: unknown): unknown =>
  JSON.parse(
    JSON.stringify(manifests ?? {}, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith(root) ? value.slice(root.length) : value,
    ),
  );
