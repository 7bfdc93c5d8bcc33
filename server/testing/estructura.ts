import type { Ask } from './app.ts'

/** What a programme stands on. */
export interface Estructura {
  facultad_id: number
  nivel_id: number
  modalidad_id: number
}

/** A faculty, a level and a modality, made through the calls by whoever asks. */
export async function makeEstructura(ask: Ask): Promise<Estructura> {
  const make = async (path: string, body: Record<string, unknown>): Promise<number> =>
    (await ask('POST', path, body)).body.data.id
  return {
    facultad_id: await make('/v1/facultades', { nombre: 'Ciencias de la Salud' }),
    nivel_id: await make('/v1/niveles/programas', { nombre: 'Pregrado', codigo: '00001' }),
    modalidad_id: await make('/v1/modalidades/programas', { nombre: 'Presencial' }),
  }
}
