import { Type } from 'typebox';

/** Schema of `ApiErrorBody`: the same for every endpoint and status. */
export const errorBodySchema = Type.Object(
  {
    success: Type.Literal(false),
    code: Type.String(),
    error: Type.String(),
    message: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    id: Type.Optional(Type.String()),
    items: Type.Optional(
      Type.Array(
        Type.Object({
          uniqueCode: Type.String(),
          available: Type.Optional(Type.Integer()),
          price: Type.Optional(Type.Number()),
        }),
      ),
    ),
    amount: Type.Optional(Type.Number()),
    changes: Type.Optional(
      Type.Array(Type.Object({ field: Type.String(), now: Type.Union([Type.String(), Type.Null()]) })),
    ),
    requestId: Type.String(),
  },
  { description: 'A refusal: a code to branch on and a text to show.' },
);
