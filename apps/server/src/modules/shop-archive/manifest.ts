import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** Version of the archive's form. It rises with every change that an older version of the shop could not read. */
export const archiveFormat = 2;

/** Name of the manifest in the archive. */
export const manifestName = 'manifest.json';

/** An archive was refused; nothing was written. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

const file = { bytes: Type.Integer(), sha256: Type.String() };

const manifestSchema = Type.Object({
  format: Type.Literal(archiveFormat),
  /** ISO 8601, UTC. */
  madeAt: Type.String(),
  /** Steps of the data model that the shop had. */
  steps: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({ ...file, file: Type.String(), table: Type.String(), row: Type.String(), rows: Type.Integer() }),
  ),
  /** ZIP files, and how many pictures each has. */
  pictures: Type.Array(Type.Object({ ...file, file: Type.String(), pictures: Type.Integer() })),
  /** Pictures that the shop names and no longer had. */
  lostPictures: Type.Array(Type.String()),
  leftOut: Type.Array(Type.Object({ what: Type.String(), why: Type.String() })),
});

/** What an archive holds: every file with its length and SHA-256, and what is not in it. */
export type Manifest = Static<typeof manifestSchema>;

/** Length and SHA-256 of a file. */
export type FileDigest = Static<ReturnType<typeof Type.Object<typeof file>>>;

/** How many pictures an archive has. */
export const pictureCount = ({ pictures }: Pick<Manifest, 'pictures'>): number =>
  pictures.reduce((sum, volume) => sum + volume.pictures, 0);

/** @throws ArchiveError for another format */
export function parseManifest(text: string): Manifest {
  const value: unknown = JSON.parse(text);
  if (Value.Check(manifestSchema, value)) return value;
  throw new ArchiveError(
    `The archive has another form than this version of the shop reads (${archiveFormat}). Import it with the newest version.`,
  );
}
