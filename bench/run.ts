import { cpus, totalmem } from 'node:os'
import { medirArbol } from './arbol.ts'
import { medirArranque } from './arranque.ts'
import { medirBytes } from './bytes.ts'
import { openCasa, plantar } from './casa.ts'
import { medirDocumentos } from './documentos.ts'
import { medirImportacion } from './importar.ts'
import { medirLectura } from './lectura.ts'
import { type Renglon, table } from './medir.ts'

/** `npm run bench`: each figure beside the bare floor of the same run. Machines differ: only the ratios compare. */
async function main(): Promise<void> {
  const rows: Renglon[] = []
  const note = (...more: Renglon[]): void => void rows.push(...more)
  console.log('Midiendo (unos dos minutos)…')
  note(await medirArranque())
  note(...medirBytes())
  note(...(await medirDocumentos()))
  const casa = await openCasa()
  try {
    const [first, second] = await plantar(casa, 300, 67)
    note(await medirLectura(casa, first!))
    note(await medirArbol(casa))
    note(await medirImportacion(casa, second!))
  } finally {
    await casa.close()
  }
  console.log(`\n${cpus().length} núcleos, ${Math.round(totalmem() / 2 ** 30)} GiB de memoria\n`)
  console.log(table(rows))
}

await main()
process.exit(0)
