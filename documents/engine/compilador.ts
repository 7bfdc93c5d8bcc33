import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import type { Documento } from '../document.ts'
import { aligerar } from './aligerar.ts'
import { casiVacias, ganadas, type Lugar } from './apretar.ts'
import type { Avanza } from './cuadrilla.ts'
import { crearImpresos } from './impresos.ts'
import { type Preparado, preparar } from './preparar.ts'

const plantilla = fileURLToPath(new URL('./plantilla', import.meta.url))

const serif = '@expo-google-fonts/source-serif-4'
const sans = '@expo-google-fonts/inter'
const emojis = '@expo-google-fonts/noto-emoji'
/** TTF only: the compiler passes over woff without a word. */
const fuentes = [
  `${serif}/400Regular/SourceSerif4_400Regular.ttf`,
  `${serif}/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf`,
  `${serif}/600SemiBold/SourceSerif4_600SemiBold.ttf`,
  `${serif}/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf`,
  `${sans}/400Regular/Inter_400Regular.ttf`,
  `${sans}/600SemiBold/Inter_600SemiBold.ttf`,
  `${emojis}/400Regular/NotoEmoji_400Regular.ttf`,
]

export interface Compilador {
  /** The document as a tagged PDF. Throws what the template engine says when it cannot be made. */
  pdf: (documento: Documento, onProgress?: Avanza) => Uint8Array<ArrayBuffer>
  /** Forgets what was laid out longest ago; to be called after each document, or memory grows with every report. */
  olvidar: () => void
}

/**
 * Characters of prepared documents whose layout is remembered: what has not changed is then not laid out again. A thousand of them
 * cost about 0.15 MB of memory, so this is about 300 MB, whatever is printed: room for a design with sixty whole syllabi (1.7 million). A document that is longer by itself is forgotten at once.
 */
const CARACTERES_RECORDADOS = 2_000_000

/** A compiler with its fonts loaded; starting one takes tens of milliseconds, so a worker keeps it. */
export const crearCompilador = (): Compilador => {
  const fontBlobs = fuentes.map(f => readFileSync(fileURLToPath(import.meta.resolve(f))))
  const compilador = NodeCompiler.create({ workspace: plantilla, fontArgs: [{ fontBlobs }] })
  const impresos = crearImpresos()
  /** Lengths of the documents laid out last, the newest first. */
  let recientes: number[] = []

  const imprimir = (preparado: Preparado, onProgress: Avanza): Uint8Array<ArrayBuffer> =>
    impresos(preparado, () => {
      recientes.unshift(preparado.json.length)
      return aligerar(componer(compilador, preparado, onProgress))
    })
  return {
    pdf: (documento, onProgress = () => {}) => {
      try {
        return imprimir(
          preparar(documento, undefined, parte => onProgress(parte * PREPARADO)),
          onProgress,
        )
      } catch (error) {
        // A picture with a sound head and a broken body: find it, leave it out, and print the rest.
        if (!Object.keys(documento.imagenes).length) throw error
        const usable = (archivo: string, bytes: Uint8Array) => seDibuja(compilador, archivo, bytes)
        return imprimir(preparar(documento, usable), onProgress)
      }
    },
    olvidar: () => {
      recientes = losQueCaben(recientes, CARACTERES_RECORDADOS)
      // The engine counts a document's age in calls of this.
      compilador.evictCache(recientes.length)
    },
  }
}

/** The first of these lengths that together are no more than `limite`. */
const losQueCaben = (largos: readonly number[], limite: number): number[] => {
  let suma = 0
  return largos.filter(largo => (suma += largo) <= limite)
}

/** Maps the files of a document into the compiler while `hacer` runs. */
const conArchivos = <T>(c: NodeCompiler, archivos: Map<string, Uint8Array>, hacer: () => T): T => {
  for (const [nombre, bytes] of archivos) c.mapShadow(`${plantilla}/${nombre}`, Buffer.from(bytes))
  try {
    return hacer()
  } finally {
    for (const nombre of archivos.keys()) c.unmapShadow(`${plantilla}/${nombre}`)
  }
}

/** How much of the work is done once a document is prepared, and once it is laid out; writing the file is the rest. */
const PREPARADO = 0.2
const COMPUESTO = 0.75

const componer = (c: NodeCompiler, { json, estilo, imagenes }: Preparado, onProgress: Avanza): Uint8Array => {
  const archivos = new Map<string, Uint8Array>([
    ['datos.json', Buffer.from(json)],
    ['estilo.json', Buffer.from(estilo)],
  ])
  for (const [nombre, bytes] of imagenes) archivos.set(`img/${nombre}`, bytes)
  return conArchivos(c, archivos, () => {
    const compuesto = json.length > LARGO_DE_UNA_VEZ ? conAire(c, []) : sinPaginasCasiVacias(c)
    onProgress(COMPUESTO)
    return enPdf(c, compuesto)
  })
}

/** Characters of a prepared document of some hundred pages: a longer one is laid out once, for its person waits for it and a page or two are nothing in it. */
const LARGO_DE_UNA_VEZ = 800_000

/** The document laid out; once more where a section ends on a page of a line or two, and again without those that gain nothing by it. */
const sinPaginasCasiVacias = (c: NodeCompiler): NodeTypstDocument => {
  const suelto = conAire(c, [])
  const lugares = lugaresDe(c, suelto)
  const cuales = casiVacias(lugares)
  if (!cuales.length) return suelto
  const junto = conAire(c, cuales)
  const buenas = ganadas(cuales, lugares, lugaresDe(c, junto))
  if (buenas.length === cuales.length) return junto
  return buenas.length ? conAire(c, buenas) : suelto
}

/** `apretadas`: numbers of the sections that are set closer. */
const conAire = (c: NodeCompiler, apretadas: readonly number[]): NodeTypstDocument =>
  conArchivos(c, new Map([['aire.json', Buffer.from(JSON.stringify(apretadas))]]), () =>
    compilar(c, { mainFilePath: `${plantilla}/informe.typ` }),
  )

const lugaresDe = (c: NodeCompiler, compuesto: NodeTypstDocument): Lugar[] =>
  c.query(compuesto, { selector: '<lugar>', field: 'value' })

const compilar = (c: NodeCompiler, fuente: Parameters<NodeCompiler['compile']>[0]): NodeTypstDocument => {
  const hecho = c.compile(fuente)
  if (hecho.result) return hecho.result
  throw new Error(JSON.stringify((hecho.takeError() ?? hecho.takeDiagnostics())?.shortDiagnostics ?? null))
}

/** PDF/UA-1 wherever the text allows; a character that no font of ours has (Chinese) leaves an ordinary tagged PDF. */
const enPdf = (c: NodeCompiler, documento: NodeTypstDocument): Uint8Array => {
  try {
    return c.pdf(documento, { pdfStandard: PdfStandard.UA_1, pdfTags: true })
  } catch {
    return c.pdf(documento, { pdfTags: true })
  }
}

const seDibuja = (c: NodeCompiler, nombre: string, bytes: Uint8Array): boolean => {
  try {
    conArchivos(c, new Map([[`img/${nombre}`, bytes]]), () =>
      c.pdf(compilar(c, { mainFileContent: `#image("/img/${nombre}", width: 1cm)` })),
    )
    return true
  } catch {
    return false
  }
}
