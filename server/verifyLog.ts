import { contar } from '@malla/domain/texto/numero.ts'
import { type Cadena, verifyChains } from './platform/changes/verify.ts'
import { readConfig } from './platform/config.ts'
import { openExisting } from './start/existingDatabase.ts'
import { fail } from './start/lifetime.ts'

const nombreDe = ({ empresa_id, razonsocial }: Cadena): string =>
  razonsocial ?? (empresa_id === 0 ? 'La instalación' : `Institución ${empresa_id}, ya eliminada`)

const lineOf = (c: Cadena): string =>
  c.rota === null
    ? `${nombreDe(c)}: cadena íntegra, ${contar(c.registros, 'registro')}.`
    : `${nombreDe(c)}: CADENA ROTA en el registro ${c.rota}: ${c.motivo}.`

/** `npm run verify-log`: says of every institution whether its records are whole. Ends with 1 when one is not. */
const verify = async (): Promise<void> => {
  const { url, stop } = await openExisting(readConfig(process.env))
  const cadenas = await verifyChains(url).finally(stop)
  for (const cadena of cadenas) process.stdout.write(`${lineOf(cadena)}\n`)
  process.exitCode = cadenas.some(c => c.rota !== null) ? 1 : 0
}

verify().catch(fail)
