import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { code, msg } from '../../model/message.ts';
import type { FetchFailure } from '../../upstream/fetcher.ts';
import type { Meter } from './budget.ts';
import { redirected, tooManyBytes, unreachableFailure } from './failure.ts';

/** The limits of a request. */
export interface GetLimits {
  readonly maxBytes: number;
  /** Counts what the site sends. */
  readonly meter: Meter;
  /** In milliseconds since the epoch. */
  readonly deadline: number;
  /** The only addresses to connect to; empty for a host that is an address itself. */
  readonly addresses: readonly string[];
}

/** Gets a document, without following redirects and within the limits. The address is already judged. */
export async function httpGet(url: string, limits: GetLimits): Promise<Buffer | FetchFailure> {
  const { meter } = limits;
  if (!meter.count(0)) return tooManyBytes(meter.limit);
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const { signal, clear } = deadlineSignal(limits.deadline);
  return new Promise<Buffer | FetchFailure>((resolve) => {
    const lookup = lookupOf(limits.addresses);
    const end = (failure: FetchFailure) => {
      resolve(failure);
      call.destroy();
    };
    const options = { signal, agent: false, headers: { accept: '*/*' }, lookup } as const;
    const call = request(url, options, (response) => {
      const { statusCode = 0 } = response;
      const pieces: Buffer[] = [];
      let length = 0;
      if (statusCode !== 200) {
        end(statusFailure(statusCode));
        return;
      }
      response.on('data', (piece: Buffer) => {
        length += piece.length;
        const fault = faultOf(length, piece.length, limits);
        if (fault === null) pieces.push(piece);
        else end(fault);
      });
      response.on('end', () => resolve(Buffer.concat(pieces)));
      response.on('error', (cause) =>
        resolve(unreachableFailure(msg`The source broke off (${code(cause.message, 200)}).`)),
      );
    });
    call.on('error', (cause) => resolve(callFailure(cause)));
    // A server that switches to another protocol gives no response, and closes without an error.
    call.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      end(statusFailure(statusCode));
    });
    call.on('close', () => resolve(unreachableFailure(msg`The source broke off.`)));
    call.end();
  }).finally(clear);
}

/** Why a response of this length is not read on. */
function faultOf(
  length: number,
  added: number,
  { maxBytes, meter }: GetLimits,
): FetchFailure | null {
  if (length > maxBytes)
    return unreachableFailure(msg`The source sent more than ${maxBytes} bytes.`);
  return meter.count(added) ? null : tooManyBytes(meter.limit);
}

/** A look-up that answers with the checked addresses: the name may lead elsewhere by now. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (host, options, callback) => {
    const [first] = all;
    if (!first) callback(new Error(`${host} has no checked address`), '');
    else if (options.all) callback(null, all);
    else callback(null, first.address, first.family);
  };
}

function deadlineSignal(deadline: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), Math.max(0, deadline - Date.now()));
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

function callFailure(cause: Error): FetchFailure {
  if (cause.name === 'AbortError') return unreachableFailure(msg`The source took too long.`);
  return unreachableFailure(msg`The source cannot be read (${code(cause.message, 200)}).`);
}

function statusFailure(status: number): FetchFailure {
  if (status === 404 || status === 410)
    return { failure: 'gone', reason: msg`The source has nothing at this address.` };
  if (status >= 300 && status < 400) return unreachableFailure(redirected(status));
  return unreachableFailure(msg`The source answers with the status ${status}.`);
}
