import { invalid } from '../../platform/errors.ts'
import type { Refuse } from './valores.ts'

/** Collects the reasons of many rows, so that one answer names every bad field. */
export class Reasons {
  readonly errors: Record<string, string[]> = {}
  readonly #campo: (index: number, field: string) => string

  /** `campo` names a field of a row in the answer; by default a single row's own field. */
  constructor(campo: (index: number, field: string) => string = (_i, field) => field) {
    this.#campo = campo
  }

  at(index: number): Refuse {
    return (field, reason) => void (this.errors[this.#campo(index, field)] ??= []).push(reason)
  }

  /** 422 with everything noted so far. */
  throwIfAny(): void {
    if (Object.keys(this.errors).length > 0) throw invalid(this.errors)
  }
}
