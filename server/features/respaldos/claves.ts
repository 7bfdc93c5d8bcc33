import { getTableName } from '../../platform/db/drizzle.ts'
import { CON_CLAVE, CON_CLAVE_COMUN } from '../archivos/limpiar.ts'

/** SQL that gives every key of the storage that a row of any institution names; what goes along with mails that went out is not kept. */
export const CLAVES: string = [
  ...[...CON_CLAVE, ...CON_CLAVE_COMUN].map(
    tabla => `select clave from ${getTableName(tabla)} where clave is not null`,
  ),
  "select x ->> 'clave' from correos, jsonb_array_elements(adjuntos) x where estado <> 'enviado' and x ->> 'clave' is not null",
].join(' union all ')
