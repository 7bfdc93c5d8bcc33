import { deflateSync } from 'node:zlib'

/** Objects in one stream: more of them pack better, and who reads one unpacks them all. */
const POR_FLUJO = 200

interface Objeto {
  numero: number
  /** As it stands in the file, from «7 0 obj» to «endobj». */
  entero: Buffer
  /** What is between the two; null for a stream, which is packed already. */
  suelto: Buffer | null
}

interface Partes {
  cabeza: Buffer
  objetos: Objeto[]
  /** Numbers from 0 to here, those that are free too. */
  cuantos: number
  /** Fields of the trailer but its size. */
  cola: string
}

/**
 * The same PDF in fewer bytes. The engine writes each object in clear, and the tags of a long report are most of it: here they go packed, many in one stream
 * (ISO 32000-1 §7.5.7). Pictures and texts of pages are streams and stay as they are. A PDF that is built in another way comes back as it came.
 */
export function aligerar(pdf: Uint8Array): Uint8Array {
  const partes = leer(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
  return partes ? escribir(partes) : pdf
}

const LARGO_DE_FILA = 20

function leer(pdf: Buffer): Partes | null {
  if (!/^%PDF-1\.[5-7]\s/.test(pdf.toString('latin1', 0, 9))) return null
  const inicio = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1', pdf.length - 64))?.[1])
  const final = pdf.toString('latin1', inicio || pdf.length)
  const tabla = /^xref\s+0 (\d+)\s+(?=\d{10} )/.exec(final)
  const cola = /\ntrailer\s*<<(.*)>>\s*startxref/s.exec(final)?.[1]
  if (!tabla || cola === undefined) return null
  const cuantos = Number(tabla[1])
  const filas = Array.from({ length: cuantos }, (_, numero) => {
    const desde = tabla[0].length + numero * LARGO_DE_FILA
    const fila = final.slice(desde, desde + LARGO_DE_FILA)
    return { numero, lugar: Number(fila.slice(0, 10)), usado: fila[17] === 'n' }
  })
  const enOrden = filas.filter(f => f.usado).sort((a, b) => a.lugar - b.lugar)
  const objetos = enOrden.map(({ numero, lugar }, i) =>
    objetoDe(numero, pdf.subarray(lugar, enOrden[i + 1]?.lugar ?? inicio)),
  )
  if (objetos.length === 0 || objetos.includes(null)) return null
  const cabeza = pdf.subarray(0, enOrden[0]!.lugar)
  return { cabeza, objetos: objetos as Objeto[], cuantos, cola: cola.replace(/\/Size\s+\d+/, '') }
}

function objetoDe(numero: number, entero: Buffer): Objeto | null {
  const antes = /^(\d+) 0 obj\s*/.exec(entero.toString('latin1', 0, 30))
  const despues = /(endstream)?\s*endobj\s*$/.exec(entero.toString('latin1', Math.max(0, entero.length - 40)))
  if (Number(antes?.[1]) !== numero || !despues) return null
  const suelto = despues[1] ? null : entero.subarray(antes![0].length, entero.length - despues[0].length)
  return { numero, entero, suelto }
}

/** A stream object of these bytes. */
function flujo(numero: number, campos: string, datos: Buffer): Buffer {
  const bytes = deflateSync(datos)
  return Buffer.concat([
    Buffer.from(
      `${numero} 0 obj\n<<${campos} /Filter /FlateDecode /Length ${bytes.length}>>\nstream\n`,
      'latin1',
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

/** Several objects in one. */
function juntar(numero: number, sueltos: readonly { numero: number; suelto: Buffer }[]): Buffer {
  const lugares: string[] = []
  let largo = 0
  for (const { numero: suyo, suelto } of sueltos) {
    lugares.push(`${suyo} ${largo}`)
    largo += suelto.length + 1
  }
  const indice = `${lugares.join(' ')}\n`
  const salto = Buffer.from('\n')
  const datos = Buffer.concat([Buffer.from(indice), ...sueltos.flatMap(s => [s.suelto, salto])])
  return flujo(numero, `/Type /ObjStm /N ${sueltos.length} /First ${indice.length}`, datos)
}

/** Bytes of an entry of the table: its kind, where it is, which one it is there. */
const ANCHOS = [1, 4, 2] as const

function escribir({ cabeza, objetos, cuantos, cola }: Partes): Buffer {
  const trozos = [cabeza]
  let largo = cabeza.length
  const filas: [kind: number, donde: number, cual: number][] = [[0, 0, 65535]]
  const poner = (numero: number, bytes: Buffer) => {
    filas[numero] = [1, largo, 0]
    trozos.push(bytes)
    largo += bytes.length
  }
  for (const { numero, entero, suelto } of objetos) if (!suelto) poner(numero, entero)
  const sueltos = objetos.flatMap(({ numero, suelto }) => (suelto ? [{ numero, suelto }] : []))
  let numero = cuantos
  for (let i = 0; i < sueltos.length; i += POR_FLUJO, numero++) {
    const juntos = sueltos.slice(i, i + POR_FLUJO)
    poner(numero, juntar(numero, juntos))
    for (const [cual, suyo] of juntos.entries()) filas[suyo.numero] = [2, numero, cual]
  }
  const donde = largo
  filas[numero] = [1, donde, 0]
  const campos = `/Type /XRef /Size ${numero + 1} /W [${ANCHOS.join(' ')}]${cola}`
  poner(numero, flujo(numero, campos, tablaDe(Array.from(filas, fila => fila ?? [0, 0, 0]))))
  return Buffer.concat([...trozos, Buffer.from(`startxref\n${donde}\n%%EOF\n`)])
}

function tablaDe(filas: readonly (readonly number[])[]): Buffer {
  const ancho = ANCHOS.reduce<number>((a, b) => a + b, 0)
  const tabla = Buffer.alloc(filas.length * ancho)
  for (const [i, fila] of filas.entries()) {
    let lugar = i * ancho
    for (const [campo, bytes] of ANCHOS.entries()) lugar = tabla.writeUIntBE(fila[campo]!, lugar, bytes)
  }
  return tabla
}
