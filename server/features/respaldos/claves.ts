import { getTableName } from '../../platform/db/drizzle.ts'
import { CLAVES_POR_SALIR } from '../../platform/mail/porSalir.ts'
import { CON_CLAVE, CON_CLAVE_COMUN } from '../archivos/limpiar.ts'

/** SQL that gives every key of the storage that a row of any institution names; what goes along with mails that went out is not kept. */
export const CLAVES: string = [
  ...[...CON_CLAVE, ...CON_CLAVE_COMUN].map(
    tabla => `select clave from ${getTableName(tabla)} where clave is not null`,
  ),
  CLAVES_POR_SALIR,
].join(' union all ')
