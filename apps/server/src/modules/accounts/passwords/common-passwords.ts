let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 commonest passwords of published leaks; read at the first check, since most shops never check. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password, in small letters, is among the commonest. */
export async function isCommonPassword(lowerCasePassword: string): Promise<boolean> {
  common ??= readCommonPasswords();
  return (await common).has(lowerCasePassword);
}
