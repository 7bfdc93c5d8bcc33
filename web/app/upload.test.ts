import { mensajes } from '@malla/contracts/mensajes.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './ApiError.ts'

vi.mock('virtual:calls', () => ({
  table: { 'imagenes.upload': ['POST', '/v1_1/{cloud}/image/upload', true] },
}))
const { SILENCIO, upload } = await import('./upload.ts')

/** A line that a test moves by hand. */
class Linea extends EventTarget {
  static abiertas: Linea[] = []
  status = 0
  response: unknown = null
  upload: { onprogress?: (e: object) => void; onload?: () => void } = {}
  readonly cabeceras: Record<string, string> = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    super()
    Linea.abiertas.push(this)
  }
  open(): void {}
  send(): void {}
  setRequestHeader(nombre: string, valor: string): void {
    this.cabeceras[nombre] = valor
  }
  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }
  avanzar(loaded: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 })
  }
  contestar(status: number, response: object): void {
    Object.assign(this, { status, response })
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Linea.abiertas = []
  vi.stubGlobal('XMLHttpRequest', Linea)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const imagen = () => new Blob(['una imagen'], { type: 'image/png' })
/** Sends a picture; its line, and what it ended with by now. */
function subir(file = imagen()) {
  let fin: unknown = 'sigue'
  upload('imagenes.upload', { cloud: 'malla', upload_preset: 'contenido', file }, () => {}).then(
    answer => {
      fin = answer
    },
    (error: unknown) => {
      fin = error
    },
  )
  return { linea: Linea.abiertas.at(-1)!, fin: () => fin }
}
/** Whether closing the tab now would be asked about. */
const preguntaria = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const caida = new ApiError(0, mensajes.errores.red)

describe('an upload', () => {
  it('of which nothing is heard ends as one that did not arrive', async () => {
    const { fin } = subir()
    await vi.advanceTimersByTimeAsync(SILENCIO.subiendo - 1)
    expect(fin()).toBe('sigue')
    await vi.advanceTimersByTimeAsync(1)
    expect(fin()).toEqual(caida)
  })

  it('that moves goes on, however long it takes', async () => {
    const { linea, fin } = subir()
    for (let parte = 1; parte <= 99; parte++) {
      await vi.advanceTimersByTimeAsync(SILENCIO.subiendo - 1)
      linea.avanzar(parte)
    }
    linea.contestar(200, { secure_url: '/i/1.png' })
    await vi.advanceTimersByTimeAsync(SILENCIO.esperando)
    expect(fin()).toEqual({ secure_url: '/i/1.png' })
  })

  it('that is all sent waits longer for its answer, and not for ever', async () => {
    const { linea, fin } = subir()
    linea.avanzar(100)
    linea.upload.onload?.()
    await vi.advanceTimersByTimeAsync(SILENCIO.esperando - 1)
    expect(fin()).toBe('sigue')
    await vi.advanceTimersByTimeAsync(1)
    expect(fin()).toEqual(caida)
  })

  it('keeps the tab from being closed without a question until it is over, and no longer', async () => {
    expect(preguntaria()).toBe(false)
    const [una, otra] = [subir(), subir()]
    una.linea.contestar(200, {})
    await vi.advanceTimersByTimeAsync(0)
    expect(preguntaria()).toBe(true)
    otra.linea.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(preguntaria()).toBe(false)
  })

  it('that did not arrive is the same write when it is sent again, and another one once it was answered', async () => {
    const file = imagen()
    const clave = ({ linea }: ReturnType<typeof subir>) => linea.cabeceras['idempotency-key']
    const primera = subir(file)
    await vi.advanceTimersByTimeAsync(SILENCIO.subiendo)
    const segunda = subir(file)
    expect(clave(segunda)).toBe(clave(primera))
    segunda.linea.contestar(503, { message: 'Esto se está guardando todavía.', ocupado: true })
    await vi.advanceTimersByTimeAsync(0)
    const tercera = subir(file)
    expect(clave(tercera)).toBe(clave(primera))
    // It may be done all the same.
    tercera.linea.contestar(500, { message: 'Tuvimos un problema.' })
    await vi.advanceTimersByTimeAsync(0)
    const cuarta = subir(file)
    expect(clave(cuarta)).toBe(clave(primera))
    cuarta.linea.contestar(422, { message: 'La imagen debe ser JPG, PNG, WebP o GIF.' })
    await vi.advanceTimersByTimeAsync(0)
    expect(clave(subir(file))).not.toBe(clave(primera))
  })
})
