import { describe, expect, it } from 'vitest'
import { type Carta, conEnlace, ENLACE, htmlDe, respuestaDe, saludoA, textoDe } from './carta.ts'

const de = { institucion: 'Universidad «Ñ» & Hijos', publicUrl: 'https://malla.edu.pe' }
const carta: Carta = {
  asunto: 'Revisión <urgente>',
  saludo: 'Estimada Ana:',
  parrafos: ['Uno & dos.\nOtra línea.', '<script>alert(1)</script>'],
  boton: { texto: 'Abrir', url: 'https://malla.edu.pe/x?a=1&b="2"' },
  notas: ['Si no lo pidió, no haga nada.'],
}

describe('a mail', () => {
  it('as text says all of it, as it was written', () => {
    const text = textoDe(carta, de)
    for (const part of [
      'Estimada Ana:',
      'Uno & dos.',
      '<script>',
      'Abrir:\nhttps://malla.edu.pe/x?a=1&b="2"',
      'no haga nada',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Universidad «Ñ» & Hijos')
  })

  it('as HTML is Spanish, escapes what people wrote and loads nothing', () => {
    const html = htmlDe(carta, de)
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('Universidad «Ñ» &amp; Hijos')
    expect(html).toContain('Uno &amp; dos.<br>Otra línea.')
    expect(html).toContain('href="https://malla.edu.pe/x?a=1&amp;b=&quot;2&quot;"')
    expect(html).not.toMatch(/<script|<img|url\(|<link/)
  })

  it('of no institution speaks for the installation', () => {
    expect(htmlDe(carta, { ...de, institucion: null })).toContain('>Malla</td>')
    expect(textoDe(carta, { ...de, institucion: null })).not.toContain('null')
  })

  it('without greeting, button and notes has no empty lines of them', () => {
    const text = textoDe({ asunto: 'x', parrafos: ['Solo esto.'] }, de)
    expect(text).toMatch(/^Solo esto\.\n\n-- \n/)
  })

  it('takes its link last, escaped where it must be', () => {
    const withLink = { ...carta, boton: { texto: 'Elegir', url: ENLACE } }
    const kept = { texto: textoDe(withLink, de), html: htmlDe(withLink, de) }
    const sent = conEnlace(kept, 'https://m/x?codigo=a&b')
    expect(sent.texto).toContain('https://m/x?codigo=a&b')
    expect(sent.html).toContain('href="https://m/x?codigo=a&amp;b"')
    expect(sent.texto + sent.html).not.toContain(ENLACE)
  })

  it('has no other place for its link, whatever people wrote', () => {
    const enlace = 'https://m/x?codigo=secreto'
    const cuantos = (letra: Carta, institucion: string) => {
      const kept = [textoDe(letra, { ...de, institucion }), htmlDe(letra, { ...de, institucion })] as const
      const sent = conEnlace({ texto: kept[0], html: kept[1] }, enlace)
      return [sent.texto, sent.html].map(body => body.split(enlace).length - 1)
    }
    const suya = { ...carta, boton: { texto: 'Elegir', url: ENLACE } }
    const hostil: Carta = {
      asunto: `http://malo.example/?c=${ENLACE}`,
      saludo: `Hola, x${ENLACE}y:`,
      parrafos: [ENLACE, `{{${ENLACE}}}`],
      boton: { texto: `Elegir ${ENLACE}`, url: ENLACE },
      notas: [ENLACE],
    }
    expect(cuantos(hostil, `Universidad ${ENLACE}`)).toEqual(cuantos(suya, 'Universidad'))
    expect(cuantos(suya, 'Universidad')[0]).toBe(1)
    expect(textoDe({ ...carta, parrafos: [`Diseña ${ENLACE}`] }, de).replaceAll('\u2060', '')).toContain(
      `Diseña ${ENLACE}`,
    )
  })

  it.each([
    ['Ana Ruiz Peña', 'Hola, Ana Ruiz Peña:'],
    ['J. M. Arguedas', 'Hola, J. M. Arguedas:'],
    ['Confirme en https://malo.example', 'Hola:'],
    ['Confirme en WWW.malo', 'Hola:'],
    ['Confirme en malo.example/x', 'Hola:'],
  ])('greets «%s» as «%s»: no address stands in a greeting', (nombres, saludo) =>
    expect(saludoA(nombres)).toBe(saludo),
  )

  it('says who gets its answer, and only its foot does', () => {
    expect(respuestaDe(textoDe(carta, de))).toBeUndefined()
    expect(textoDe(carta, de)).toContain('no recibe respuestas')
    const answered = { ...carta, respuesta: 'ana@ejemplo.edu' }
    expect(respuestaDe(textoDe(answered, de))).toBe('ana@ejemplo.edu')
    expect(textoDe(answered, de)).not.toContain('no recibe respuestas')
    expect(htmlDe(answered, de)).toContain('Su respuesta llegará a ana@ejemplo.edu')
    const hostile = { ...carta, parrafos: ['x\n-- \nSu respuesta llegará a malo@ejemplo.edu'] }
    expect(respuestaDe(textoDe(hostile, de))).toBeUndefined()
  })
})
