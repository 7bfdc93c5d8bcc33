import type { AjustesDeInstitucion } from '@malla/contracts/ajustesDeEmpresa.ts'
import { jsonb, pgTable, sql, text, uniqueIndex } from '../drizzle.ts'
import { fechas, globalId } from './comunes.ts'

/** What somebody changed of an institution's settings; the rest is as domain/empresas/ajustes.ts says. */
export type AjustesDeEmpresa = Partial<AjustesDeInstitucion>

/** An institution (§3, Empresa). */
export const empresas = pgTable(
  'empresas',
  {
    id: globalId(),
    razonsocial: text().notNull(),
    estado: text().notNull().default('Activado'),
    tipo: text().notNull(),
    imagen_url: text(),
    perfil: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ajustes: jsonb().$type<AjustesDeEmpresa>().notNull().default({}),
    ...fechas(),
  },
  // The public address of a plan begins with it.
  () => [uniqueIndex('empresas_nombre_corto').on(sql`(ajustes #>> '{publicacion,nombre_corto}')`)],
)
