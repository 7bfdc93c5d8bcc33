import { readFileSync } from 'node:fs'
import type { Trabajo } from '@malla/contracts/trabajos.ts'
import { describe, expect, it } from 'vitest'
import { avanceDeTrabajos, avisoDe, estadoEscrito, formatoDe, queQuedan, seVeAqui } from './trabajos.ts'

const trabajo = (mas: Partial<Trabajo> = {}): Trabajo => ({
  id: 1,
  titulo: 'Diseño curricular',
  estado: 'en_curso',
  progreso: 40,
  error: null,
  correo: null,
  guardado: false,
  nombre: null,
  tipo: null,
  created_at: '2026-11-21T10:00:00Z',
  ended_at: null,
  ...mas,
})
const listo = { estado: 'listo', progreso: 100, nombre: 'a.pdf', tipo: 'application/pdf' } as const

describe('my documents', () => {
  it.each([
    ['none', [], null],
    ['only ended ones', [trabajo(listo)], null],
    ['two on their way', [trabajo(), trabajo({ progreso: 60 }), trabajo(listo)], 50],
  ])('progress of %s', (_case, suyos, dice) => expect(avanceDeTrabajos(suyos)).toBe(dice))

  it.each([
    ['waiting', {}, 'Preparando… 40 %'],
    ['pending', { estado: 'pendiente' }, 'En espera…'],
    ['ready', listo, 'Listo · PDF'],
    ['mailed', { ...listo, correo: 'a@b.pe' }, 'Enviado a a@b.pe'],
    [
      'kept for want of a mail server',
      { ...listo, correo: 'a@b.pe', guardado: true },
      'No se envió a a@b.pe: esta instalación todavía no tiene servidor de correo.',
    ],
    ['on its way by mail', { correo: 'a@b.pe', nombre: 'a.pdf' }, 'Enviando a a@b.pe…'],
    ['failed', { estado: 'fallido', error: 'No hay conexión.' }, 'No hay conexión.'],
  ] as [string, Partial<Trabajo>, string][])('%s', (_case, mas, dice) =>
    expect(estadoEscrito(trabajo(mas))).toBe(dice),
  )

  it('what the server no longer keeps is not offered, however long its list has stood here', () => {
    const de = (id: number, created_at: string) => trabajo({ ...listo, id, created_at })
    const lista = [
      de(3, '2026-11-21T10:00:01Z'),
      de(2, '2026-11-21T10:00:00Z'),
      de(1, '2026-11-20T23:00:00Z'),
    ]
    expect(queQuedan(lista, new Date('2026-11-22T10:00:00Z')).map(t => t.id)).toEqual([3])
    expect(queQuedan(lista, new Date('2026-11-21T10:00:01Z')).map(t => t.id)).toEqual([3, 2, 1])
  })

  it('only PDFs that are ready are shown here', () => {
    expect(seVeAqui(trabajo(listo))).toBe(true)
    expect(seVeAqui(trabajo({ ...listo, tipo: 'application/msword' }))).toBe(false)
    expect(seVeAqui(trabajo())).toBe(false)
    expect(formatoDe({ tipo: null, nombre: 'Plan.docx' })).toBe('Word')
  })

  it('tells how it ended, and nothing before', () => {
    expect(avisoDe(trabajo())).toBeNull()
    expect(avisoDe(trabajo({ ...listo, correo: 'a@b.pe' }))).toMatchObject({
      bien: true,
      texto: expect.stringContaining('a@b.pe'),
    })
    expect(avisoDe(trabajo({ ...listo, correo: 'a@b.pe', guardado: true }))).toEqual({
      bien: false,
      texto:
        '«Diseño curricular» no se envió a a@b.pe: esta instalación todavía no tiene servidor de correo. Puede descargarlo en «Mis documentos».',
    })
    expect(avisoDe(trabajo({ estado: 'fallido', error: 'Sin red.', correo: 'a@b.pe' }))).toEqual({
      bien: false,
      texto: 'No se pudo enviar «Diseño curricular» a a@b.pe. Sin red.',
    })
  })
})

it('an address that is wider than the box of documents is broken, and covers nothing beside it', () => {
  const estilo = readFileSync(new URL('MisDocumentos.module.css', import.meta.url), 'utf8')
  expect(/^\.que \{[^}]*\}/m.exec(estilo)?.[0]).toContain('overflow-wrap: anywhere;')
})
