// What only those who build the site have use for: open on the local chain, the admin's everywhere else.
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import type { MiddlewareHandler } from 'hono';
import { type GuardParts, forAdmin } from '#admin/guard.ts';
import { type ApiEnv, limited } from '#http/requests.ts';

/** Pages of the workshop, by the names that `/admin?for=` knows them by. @see decision 37 "the workshop" */
export const WORKSHOP_PAGES = ['test-nft', 'debug-characters'] as const;

type WorkshopParts = GuardParts & { readonly deployment: { readonly chainId: number } };

/** Whether anybody may look: everybody knows the keys of the local chain anyway. */
export function isOpenWorkshop({ deployment }: Pick<WorkshopParts, 'deployment'>): boolean {
  return deployment.chainId === LOCAL_CHAIN_ID;
}

/** Lets a request pass on the local chain, and where an admin is signed in. @throws AppError as `forAdmin` does */
export function forWorkshop(parts: WorkshopParts): MiddlewareHandler<ApiEnv> {
  return isOpenWorkshop(parts) ? limited('read', parts) : forAdmin(parts);
}
