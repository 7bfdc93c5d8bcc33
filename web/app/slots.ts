import type { Sesion } from '@malla/contracts/sesion.ts'
import type { ComponentType, LazyExoticComponent } from 'react'

/** Places of the shell that features fill, so that the shell knows none of them. */
export interface Slots {
  /** The institution's tree under the entries of the sidebar; `filter` is what stands in the box above it. */
  tree?: LazyExoticComponent<ComponentType<{ filter: string }>>
  /** «Buscar»: opened by the top bar and by Ctrl K. */
  search?: LazyExoticComponent<ComponentType<{ opened: boolean; onClose: () => void }>>
  /** Leads to the page of the guide about what is on the screen; in the top bar. */
  help?: LazyExoticComponent<ComponentType>
  /** The documents that a person asked for, in the top bar. */
  documents?: LazyExoticComponent<ComponentType>
  /** Stands in the place of everything while a temporary password is to be changed. */
  claveTemporal?: LazyExoticComponent<ComponentType>
  /** Of a page that cannot be shown without a connection: what can be opened instead. */
  seen?: LazyExoticComponent<ComponentType>
  /** Loads the live patches of the features. */
  live?: () => Promise<unknown>
  /** Sends what a person typed in this browser and the server never got; called when the person begins to work. */
  pending?: (user: Sesion) => Promise<unknown>
}

export const slots: Slots = {}

/** Called once by routes.tsx. */
export const fillSlots = (filled: Slots): Slots => Object.assign(slots, filled)
