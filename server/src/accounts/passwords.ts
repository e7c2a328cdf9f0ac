import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 16 MiB and about 0.2 s a password. Kept in the text, so that old ones stay readable when this changes. */
const COST = { log2N: 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MOST_MEMORY = 128 * 1024 * 1024;

const derive = (password: string, salt: Buffer, { log2N, r, p }: typeof COST): Promise<Buffer> => {
  const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: MOST_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
};

/** `scrypt$14$8$5$salt$hash` */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST);
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
};

const verify = async (password: string, stored: string): Promise<boolean> => {
  const [, log2N, r, p, salt = '', hash = ''] = stored.split('$');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost), Buffer.from(hash, 'base64url'));
};

const NOBODYS = hashPassword(randomBytes(SALT_BYTES).toString('hex'));

/** Takes as long for somebody without a password, or for nobody, as for a wrong one. */
export const isPassword = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const isRight = await verify(password, stored ?? (await NOBODYS));
  return isRight && typeof stored === 'string';
};
