import { crearCuadrilla } from '../engine/cuadrilla.ts'
import { enProceso } from '../engine/enProceso.ts'
import { documentoCon } from './documento.ts'

/** A program for tests: asks a worker for the documents of these titles, prints what it hears, and ends by itself when none is under way. */
const cuadrilla = crearCuadrilla(enProceso(new URL('./obreroTerco.ts', import.meta.url)), 1, 600_000)
for (const titulo of process.argv.slice(2))
  await cuadrilla.render(documentoCon([], { titulo }), pid => void process.stdout.write(`${pid}\n`))
