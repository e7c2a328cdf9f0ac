import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';

/** Kept with every hash, so that old ones stay readable when this changes. */
interface Cost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

const BLOCK = 8;
const PASSES = 5;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const MOST_MEMORY = 256 * 1024 * 1024;

const derive = (password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> => {
  const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: MOST_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
};

const verify = async (password: string, stored: string): Promise<boolean> => {
  const [, log2N, r, p, salt = '', hash = ''] = stored.split('$');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost), Buffer.from(hash, 'base64url'));
};

export class Passwords {
  private readonly cost: Cost;
  private readonly nobodys: Promise<string>;

  /** 14 takes 16 MiB and about 0.2 s a password; one more doubles both. */
  constructor(log2N: number) {
    this.cost = { log2N, r: BLOCK, p: PASSES };
    this.nobodys = this.hash(randomBytes(SALT_BYTES).toString('hex'));
  }

  /** `scrypt$14$8$5$salt$hash` */
  async hash(password: string): Promise<string> {
    const { log2N, r, p } = this.cost;
    const salt = randomBytes(SALT_BYTES);
    const hash = await derive(password, salt, this.cost);
    return ['scrypt', log2N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
  }

  /** Locks a text so that only this password opens it: `aes$14$8$5$salt$nonce$seal$text` */
  async lock(password: string, text: string): Promise<string> {
    const { log2N, r, p } = this.cost;
    const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
    const cipher = createCipheriv(CIPHER, await derive(password, salt, this.cost), nonce);
    const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const parts = [salt, nonce, cipher.getAuthTag(), locked].map(part => part.toString('base64url'));
    return ['aes', log2N, r, p, ...parts].join('$');
  }

  /** Throws where the password is another one. */
  async unlock(password: string, stored: string): Promise<string> {
    const [, log2N, r, p, ...parts] = stored.split('$');
    const [salt, nonce, seal, locked] = parts.map(part => Buffer.from(part, 'base64url')) as [
      Buffer,
      Buffer,
      Buffer,
      Buffer,
    ];
    const key = await derive(password, salt, { log2N: Number(log2N), r: Number(r), p: Number(p) });
    const decipher = createDecipheriv(CIPHER, key, nonce).setAuthTag(seal);
    return Buffer.concat([decipher.update(locked), decipher.final()]).toString('utf8');
  }

  /** Takes as long for an account without a password, or for none, as for a wrong one. */
  async isRight(password: string, stored: string | null | undefined): Promise<boolean> {
    const isRight = await verify(password, stored ?? (await this.nobodys));
    return isRight && typeof stored === 'string';
  }
}
