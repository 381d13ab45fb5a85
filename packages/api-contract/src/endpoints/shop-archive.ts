import { Type } from 'typebox';
import { shopArchiveStates } from '../domain/shop-archive.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, nullable, pathId } from '../schemas.ts';

const shopArchive = Type.Object({
  state: Type.Enum(shopArchiveStates),
  /** Tables and pictures that were written, of all; 0 of 0 until they are counted. */
  done: Type.Integer(),
  total: Type.Integer(),
  /** Length of the finished file. */
  bytes: Type.Integer(),
  /** ms since 1970; null without one. */
  madeAt: nullable(Type.Integer()),
  /** When the server deletes it, ms since 1970; null unless it is ready. */
  keptUntil: nullable(Type.Integer()),
  withPasswords: Type.Boolean(),
});

/** Everything of the shop in one file. */
export const shopArchiveEndpoints = {
  getShopArchive: endpoint('getShopArchive', {
    summary: 'Whether the archive of the whole shop is being made, is ready or failed.',
    params: companyParams,
    answer: shopArchive,
  }),
  makeShopArchive: endpoint('makeShopArchive', {
    summary: 'Begin a new archive, in place of the one before. Answers before it is made.',
    params: companyParams,
    /** Whether the hashes of passwords are in it. */
    body: Type.Object({ withPasswords: Type.Boolean() }),
    answer: shopArchive,
    refusals: ['archive.working'],
  }),
  openShopArchive: endpoint('openShopArchive', {
    summary: 'The name under which the finished archive can be downloaded.',
    params: companyParams,
    answer: Type.Object({ file: Type.String() }),
  }),
  getShopArchiveFile: endpoint('getShopArchiveFile', {
    summary: 'The finished archive, a ZIP.',
    params: Type.Object({ company, id: pathId }),
    answer: Type.Unsafe<string>({ type: 'string', contentMediaType: 'application/zip' }),
  }),
};
