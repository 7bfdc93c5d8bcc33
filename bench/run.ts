import { cpus, totalmem } from 'node:os'
import { findChromium } from '../scripts/chromium.ts'
import { medirAnalitica } from './analitica.ts'
import { medirArbol } from './arbol.ts'
import { medirArranque } from './arranque.ts'
import { medirBytes } from './bytes.ts'
import { type Casa, openCasa, plantar } from './casa.ts'
import { CONTANDO, medirCrecer } from './crecer.ts'
import { medirDocumentos } from './documentos.ts'
import { medirGente } from './gente.ts'
import { medirImportacion } from './importar.ts'
import { medirLectura } from './lectura.ts'
import { medirLegal } from './legal.ts'
import { type Renglon, table } from './medir.ts'
import { medirLoQueSeSiente } from './sentir.ts'
import { medirVivo } from './vivo.ts'

/** Planting a million courses takes minutes: `npm run bench -- --crecer`. */
const CRECER = process.argv.includes('--crecer')

/** `npm run bench`: each figure beside the bare floor of the same run. Machines differ: only the ratios compare. */
async function main(): Promise<void> {
  const rows: Renglon[] = []
  const note = (...more: Renglon[]): void => void rows.push(...more)
  console.log('Midiendo (unos seis minutos)…')
  note(await medirArranque())
  note(...medirBytes())
  if (findChromium()) note(...(await medirLoQueSeSiente()))
  note(await medirLegal())
  note(...(await medirDocumentos()))
  note(...(await medirAnalitica()))
  const casa = await openCasa()
  try {
    const [first, second] = await plantar(casa, 300, 67)
    note(await medirLectura(casa, first!))
    note(await medirArbol(casa))
    note(await medirImportacion(casa, second!))
    note(...(await medirVivo(casa)))
    note(...(await medirGente(casa)))
  } finally {
    await casa.close()
  }
  if (CRECER) note(...(await enCasaPropia(medirCrecer)))
  console.log(`\n${cpus().length} núcleos, ${Math.round(totalmem() / 2 ** 30)} GiB de memoria\n`)
  console.log(table(rows))
}

/** In a house of its own: what others planted would be measured too. */
async function enCasaPropia(medir: (casa: Casa) => Promise<Renglon[]>): Promise<Renglon[]> {
  const casa = await openCasa(CONTANDO)
  try {
    return await medir(casa)
  } finally {
    await casa.close()
  }
}

await main()
process.exit(0)
