import { cpus, loadavg, totalmem } from 'node:os'
import { abrirEscena } from './escena.ts'
import { FALLAS, type Falla, LARGO } from './fallas.ts'
import { type Actuado, actuar, CARGA } from './funcion.ts'
import { limpiarAlInterrumpir } from './limpieza.ts'
import { type Fila, isBuena, quejas, tabla } from './tabla.ts'

const VER = 12

/** Plays one fault; its line comes later, for mails arrive late and the next fault can begin meanwhile. */
async function correr(falla: Falla): Promise<{ fila: Promise<Fila> }> {
  const { titulo } = falla
  const noCorrio = falla.whyNot?.() ?? null
  if (noCorrio) return { fila: Promise.resolve({ titulo, noCorrio }) }
  const { guion = {}, despues } = falla.preparar?.() ?? {}
  const escena = await abrirEscena(guion).catch((error: Error) => error)
  if (escena instanceof Error) {
    despues?.()
    // A server that does not start survives nothing.
    return {
      fila: Promise.resolve({ titulo, noCorrio: escena.message.split('\n')[0]!, malogrado: true }),
    }
  }
  const cerrar = async () => {
    await escena.close()
    despues?.()
  }
  try {
    const cierre = await actuar(escena, CARGA, a => falla.actuar(escena, a, LARGO))
    console.log(`  ${falla.nombre}: terminó la carga, se comprueba`)
    const fila = cierre()
      .then(actuado => {
        decir(
          falla,
          actuado,
          escena.nodos.flatMap(nodo => nodo.errores()),
        )
        return { titulo, actuado }
      })
      .finally(cerrar)
    return { fila }
  } catch (error) {
    await cerrar()
    throw error
  }
}

/** Everything that is wrong, with what the servers logged where they answered 500. */
function decir(falla: Falla, actuado: Actuado, errores: readonly string[]): void {
  const malas = quejas(actuado)
  console.log(`${malas.length === 0 ? '✓' : '✗'} ${falla.nombre}`)
  for (const mala of malas.slice(0, VER)) console.log(`    ${mala}`)
  if (malas.length > VER) console.log(`    … y ${malas.length - VER} más`)
  if (process.env.FALLAS_LOG)
    console.log(
      tabla([{ titulo: falla.titulo, actuado }])
        .split('\n')
        .at(-1),
    )
  if (process.env.FALLAS_LOG) for (const line of new Set(errores.map(sinNumeros))) console.log(`    ${line}`)
}

const sinNumeros = (line: string): string =>
  line.replace(/"(time|pid|reqId|hostname|stack|query|params)":("(\\.|[^"\\])*"|\d+),?/g, '').slice(0, 240)

/** `npm run faults`: all of them; `npm run faults -- matar-nodo reloj`: these. Ends with 1 when one was not survived, or no stage could be set for it. */
async function main(pedidas: readonly string[]): Promise<void> {
  const todas = FALLAS.map(make => make())
  const nombres = todas.map(f => f.nombre)
  const ajenas = pedidas.filter(p => !nombres.includes(p))
  if (ajenas.length > 0) throw new Error(`No hay tal falla: ${ajenas.join(', ')}. Hay: ${nombres.join(', ')}`)
  const fallas = pedidas.length === 0 ? todas : pedidas.flatMap(p => todas.filter(f => f.nombre === p))
  const desde = performance.now()
  const filas: Promise<Fila>[] = []
  for (const falla of fallas) {
    console.log(`… ${falla.titulo}`)
    filas.push((await correr(falla)).fila)
  }
  const hechas = await Promise.all(filas)
  console.log(
    `\n${cpus().length} núcleos, ${Math.round(totalmem() / 2 ** 30)} GiB de memoria, carga de la máquina ${loadavg()[1]!.toFixed(1)}, ${Math.round((performance.now() - desde) / 1000)} s\n`,
  )
  console.log(tabla(hechas))
  process.exitCode = hechas.every(isBuena) ? 0 : 1
}

limpiarAlInterrumpir()
await main(process.argv.slice(2))
process.exit()
