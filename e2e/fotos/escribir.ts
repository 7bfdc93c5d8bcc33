import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Where the web app serves pictures of the product from: /fotos. */
export const CARPETA = fileURLToPath(new URL('../../web/public/fotos', import.meta.url))

/** What one picture may weigh, in bytes, unless it would be unreadable. */
const PESO = 60_000
const CALIDADES = [82, 72, 62, 50]
/** The small one is as wide as this, in pixels; the large one as it was taken. */
export const ANGOSTA = 800

/** What a PNG is as WebP: as good as its weight allows. */
async function comprimir(png: Buffer, ancho?: number): Promise<Buffer> {
  let webp = Buffer.alloc(0)
  for (const quality of CALIDADES) {
    const image = sharp(png).resize(ancho ? { width: ancho, withoutEnlargement: true } : {})
    webp = await image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= PESO) break
  }
  return webp
}

const puntos = (imagen: Buffer | string, ancho: number, alto: number): Promise<Buffer> =>
  sharp(imagen).resize(ancho, alto, { fit: 'fill' }).greyscale().raw().toBuffer()

/** Whether a person would see a difference: another hour somewhere on a screen is none that a new file is worth. */
async function esOtra(png: Buffer, archivo: string): Promise<boolean> {
  if (!existsSync(archivo)) return true
  const [nueva, vieja] = await Promise.all([sharp(png).metadata(), sharp(archivo).metadata()])
  if (nueva.width !== vieja.width || nueva.height !== vieja.height) return true
  const [a, b] = await Promise.all([puntos(png, 320, 200), puntos(archivo, 320, 200)])
  let distintos = 0
  for (let i = 0; i < a.length; i++) if (Math.abs(a[i]! - b[i]!) > 24) distintos++
  return distintos / a.length > 0.002
}

/** Keeps a picture, large and small, where it differs from the one that is kept. Answers the bytes written, 0 for none. */
export async function escribir(png: Buffer, nombre: string): Promise<number> {
  const archivo = path.join(CARPETA, `${nombre}.webp`)
  if (!(await esOtra(png, archivo))) return 0
  mkdirSync(CARPETA, { recursive: true })
  const grande = await comprimir(png)
  const chica = await comprimir(png, ANGOSTA)
  writeFileSync(archivo, grande)
  writeFileSync(path.join(CARPETA, `${nombre}-${ANGOSTA}.webp`), chica)
  return grande.length + chica.length
}

/** File of the web app that says how large each kept picture is, so that a page keeps its place. */
const MEDIDAS = fileURLToPath(new URL('../../web/ui/fotos.ts', import.meta.url))

const clave = (nombre: string): string => (/^[a-z]+$/.test(nombre) ? nombre : `'${nombre}'`)

/** Writes down the sizes of the kept pictures of these names. */
export async function escribirMedidas(nombres: readonly string[]): Promise<void> {
  const lines = await Promise.all(
    nombres.map(async nombre => {
      const { width, height } = await sharp(path.join(CARPETA, `${nombre}-claro.webp`)).metadata()
      return `  ${clave(nombre)}: [${width}, ${height}],\n`
    }),
  )
  const head =
    '/** Width and height of the pictures of the product in /fotos. Written by scripts/pictures.ts. */\n'
  writeFileSync(MEDIDAS, `${head}export const fotos = {\n${lines.join('')}} as const\n`)
}
