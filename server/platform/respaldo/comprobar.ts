import type { Hash } from 'node:crypto'
import { leerArchivo, otroSha } from './empaquetar.ts'
import { type Manifiesto, manifiesto } from './formato.ts'
import { type Pieza, RespaldoNoValido, recorrer, todo } from './recorrer.ts'

interface Leido {
  bytes: number
  hash: Hash
}

async function sumar(leido: Leido, { bytes }: Pieza): Promise<void> {
  for await (const chunk of bytes) {
    leido.bytes += chunk.length
    leido.hash.update(chunk)
  }
}

async function leerManifiesto({ bytes }: Pieza): Promise<Manifiesto> {
  const text = (await todo(bytes)).toString()
  const read = manifiesto.safeParse(jsonOrNull(text))
  if (!read.success)
    throw new RespaldoNoValido(
      'El respaldo es de un formato que esta versión de Malla no conoce, o está dañado.',
    )
  return read.data
}

const jsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const altered = (nombre: string): RespaldoNoValido =>
  new RespaldoNoValido(`El respaldo está dañado: «${nombre}» no es como se escribió.`)

/** Every thing that the manifest names is there as it says, and nothing else. */
function comparar(m: Manifiesto, leidos: Map<string, Leido>): void {
  const said = [...m.archivos, ...m.tablas.filter(t => t.bytes > 0)]
  for (const { nombre, bytes, sha256 } of said) {
    const leido = leidos.get(nombre)
    if (leido?.bytes !== bytes || leido.hash.digest('hex') !== sha256) throw altered(nombre)
    leidos.delete(nombre)
  }
  const [other] = leidos.keys()
  if (other !== undefined) throw altered(other)
}

/**
 * Reads a backup from its beginning to its end and compares every sum, before anything of it is used.
 * @throws {RespaldoNoValido} saying what is not as it was written.
 */
export async function comprobar(file: string): Promise<Manifiesto> {
  const leidos = new Map<string, Leido>()
  let found: Manifiesto | null = null
  for await (const p of recorrer(leerArchivo(file))) {
    if (found) throw altered(p.nombre)
    if (p.entrada.clase === 'manifiesto') {
      found = await leerManifiesto(p)
      continue
    }
    const nombre = p.entrada.clase === 'parte' ? p.entrada.tabla : p.nombre
    const leido = leidos.get(nombre) ?? { bytes: 0, hash: otroSha() }
    if (p.entrada.clase !== 'parte' && leidos.has(nombre)) throw altered(nombre)
    leidos.set(nombre, leido)
    await sumar(leido, p)
  }
  if (!found) throw new RespaldoNoValido('El respaldo está incompleto: le falta el final.')
  comparar(found, leidos)
  return found
}
