import { describe, expect, it } from 'vitest'
import { nivelesDe, PALABRAS_COMO_MAXIMO, revisarRedaccion } from './revisar.ts'

const consejosDe = (texto: string): string =>
  revisarRedaccion(texto)
    .consejos.map(c => c.clase)
    .join(' ')

describe('the verb', () => {
  it.each<[string, string | null]>([
    ['Diseña sistemas de riego para zonas áridas', 'diseñar'],
    ['Diseñar sistemas de riego para zonas áridas', 'diseñar'],
    ['Disena sistemas de riego', 'diseñar'],
    ['Resuelve problemas de cinemática', 'resolver'],
    ['Evalua el impacto ambiental', 'evaluar'],
    ['Evalúan el impacto ambiental', 'evaluar'],
    ['Construye prototipos', 'construir'],
    ['Propone mejoras al proceso', 'proponer'],
    ['Propondrá mejoras al proceso', 'proponer'],
    ['Se comunica con eficacia en forma oral', 'comunicarse'],
    ['Comprometerse con la calidad', 'comprometerse'],
    ['Se compromete con la preservación del medio ambiente', 'comprometerse'],
    ['Resolverlos con métodos numéricos', 'resolver'],
    ['El egresado de Ingeniería Civil diseña estructuras', 'diseñar'],
    ['Los estudiantes analizan casos clínicos', 'analizar'],
    ['Al finalizar la asignatura, el estudiante aplica métodos numéricos', 'aplicar'],
    ['Al finalizar el curso el estudiante explica la mitosis', 'explicar'],
    ['El estudiante es capaz de formular proyectos', 'formular'],
    ['El estudiante será capaz de formular proyectos', 'formular'],
    ['Es capaz de formular proyectos de inversión', 'formular'],
    ['Capacidad para identificar problemas', 'identificar'],
    ['La capacidad de adquirir y aplicar conocimientos', 'adquirir'],
    ['Lee textos académicos', 'leer'],
    ['Toma decisiones informadas', 'tomar'],
    ['Toma de decisiones', null],
    ['Capacidad de abstracción, análisis y síntesis', null],
    ['Tiene la capacidad de dirigir equipos', 'dirigir'],
    ['Puede resolver ecuaciones diferenciales', 'resolver'],
    ['Sabe utilizar instrumentos de medición', 'utilizar'],
    ['C1.2: Calcula la resistencia de materiales', 'calcular'],
    ['a) Redacta informes técnicos', 'redactar'],
    ['• Interpreta estados financieros', 'interpretar'],
    ['Digitaliza archivos históricos', 'digitalizar'],
    ['Ecualizar señales de audio', 'ecualizar'],
    ['Prueba hipótesis estadísticas', 'probar'],
    ['Prueba de hipótesis estadísticas', null],
    ['Práctica clínica supervisada', null],
    ['Crítica literaria', null],
    ['Pensamiento crítico', null],
    ['El diseño de sistemas', null],
    ['Lugar y tiempo', null],
    ['', null],
    ['   ', null],
    ['…', null],
    ['<script>alert(1)</script>', null],
  ])('«%s»: %s', (texto, verbo) => expect(revisarRedaccion(texto).verbo).toBe(verbo))
})

describe('the levels', () => {
  it.each([
    ['diseñar', 'Crear'],
    ['comparar', 'Comprender Analizar Evaluar'],
    ['organizar', 'Recordar Comprender Aplicar Analizar Crear'],
    ['planificar', 'Crear Metacognición'],
    ['gestionar', ''],
    ['comprometerse', 'Actitud'],
  ])('of %s: %s', (verbo, niveles) => expect(nivelesDe(verbo).join(' ')).toBe(niveles))

  it('what follows a verb may give it one more', () => {
    expect(revisarRedaccion('Evalúa el proceso de su aprendizaje').niveles).toContain('Metacognición')
    expect(revisarRedaccion('Evalúa el impacto').niveles).toEqual(['Evaluar'])
    expect(revisarRedaccion('Emite juicios sobre la obra').niveles).toEqual(['Evaluar'])
  })
})

describe('what cannot be observed', () => {
  it.each([
    ['Comprende los fundamentos de la física', 'explicar, interpretar o ejemplificar'],
    ['Conocer la normativa vigente', 'identificar, describir o definir'],
    ['Sabe de contabilidad', 'explicar, aplicar o demostrar'],
    ['Entender textos en inglés', 'explicar, interpretar o resumir'],
  ])('«%s»: rather %s', (texto, mejor) => {
    const r = revisarRedaccion(texto)
    expect(r.observable).toBe(false)
    expect(r.consejos.find(c => c.clase === 'observable')?.texto).toContain(mejor)
  })

  it('an observable verb gets no such advice, with or without a level', () => {
    expect(revisarRedaccion('Diseña redes').observable).toBe(true)
    expect(revisarRedaccion('Gestiona redes').observable).toBe(true)
  })
})

describe('object, condition and purpose', () => {
  it.each([
    ['Diseña sistemas de riego para zonas áridas', 'sistemas de riego', false, true],
    ['Aplica métodos numéricos mediante software libre', 'métodos numéricos', true, false],
    ['Participa en equipos multidisciplinarios', 'en equipos multidisciplinarios', false, false],
    ['Diseña para innovar', null, false, true],
    ['Diseña', null, false, false],
    ['Analiza los datos con rigor', 'los datos', true, false],
    ['Analiza críticamente los datos', 'los datos', false, false],
    ['Comunicarse efectivamente en diversos contextos', 'en diversos contextos', false, false],
    ['Diseña soluciones basadas en datos según normas', 'soluciones basadas en datos', true, false],
    ['Identificar, plantear y resolver problemas según normas técnicas', 'problemas', true, false],
    ['Lee y conversa en inglés', 'en inglés', false, false],
    ['Evalúa proyectos, considerando el riesgo, a fin de decidir', 'proyectos', true, true],
  ])('«%s»', (texto, objeto, condicion, finalidad) =>
    expect(revisarRedaccion(texto)).toMatchObject({ objeto, condicion, finalidad }),
  )
})

describe('advice', () => {
  it.each([
    ['a good one', 'Diseña sistemas de riego para zonas áridas', ''],
    ['no verb', 'Pensamiento crítico', 'verbo'],
    ['no object', 'Diseña', 'objeto'],
    ['nothing around it', 'Diseña sistemas de riego', 'condicion'],
    ['two verbs', 'Diseña e implementa redes según normas', 'varios'],
    ['two verbs further on', 'Analiza los datos y propone mejoras con rigor', 'varios'],
    ['with a pronoun', 'Redacta requisitos y los acuerda con los interesados', 'varios'],
    ['an article and a noun', 'Aplica la norma y la mejora continua con rigor', ''],
    ['three of them', 'Identificar, plantear y resolver problemas con rigor', 'varios'],
    ['a second verb in the purpose is no second action', 'Analiza datos para decidir y actuar', ''],
    ['a noun that looks like a verb', 'Describe la estructura y forma de la célula con rigor', ''],
    ['nor an adjective like an infinitive', 'Analiza la vida familiar y escolar con respeto', ''],
    ['nothing written', '', 'verbo'],
  ])('%s', (_case, texto, clases) => expect(consejosDe(texto)).toBe(clases))

  it('says which verbs there are, and how long it is', () => {
    expect(revisarRedaccion('Diseña e implementa redes').consejos[0]!.texto).toContain(
      'diseñar e implementar',
    )
    const largo = `Diseña redes para ${'zonas '.repeat(PALABRAS_COMO_MAXIMO)}`
    expect(revisarRedaccion(largo).consejos.map(c => c.texto)).toEqual([
      expect.stringContaining('43 palabras'),
    ])
  })
})
