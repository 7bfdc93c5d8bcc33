import { describe, expect, it } from 'vitest'
import { futuro, isEscrita, tercera } from './conjugar.ts'

describe('third person', () => {
  it.each(
    `analizar:analiza ejercer:ejerce describir:describe diseñar:diseña resolver:resuelve demostrar:demuestra comprobar:comprueba
    transferir:transfiere inferir:infiere convertir:convierte medir:mide repetir:repite elegir:elige seguir:sigue distinguir:distingue
    construir:construye concluir:concluye contribuir:contribuye evaluar:evalúa autoevaluar:autoevalúa actuar:actúa adecuar:adecua
    averiguar:averigua ampliar:amplía cambiar:cambia estudiar:estudia reunir:reúne proponer:propone obtener:obtiene predecir:predice
    traducir:traduce encontrar:encuentra recordar:recuerda abordar:aborda acordar:acuerda defender:defiende recomendar:recomienda
    corregir:corrige dirigir:dirige atender:atiende pretender:pretende pensar:piensa compensar:compensa entregar:entrega agregar:agrega
    promover:promueve prever:prevé innovar:innova renovar:renueva gobernar:gobierna intervenir:interviene servir:sirve oír:oye
    adquirir:adquiere contar:cuenta guiar:guía ser:es hacer:hace parear:parea re-enunciar:re-enuncia`
      .split(/\s+/)
      .map(par => par.split(':') as [string, string]),
  )('%s: %s', (infinitivo, forma) => expect(tercera(infinitivo)).toBe(forma))
})

it.each([
  ['analizar', 'analizará'],
  ['proponer', 'propondrá'],
  ['obtener', 'obtendrá'],
  ['intervenir', 'intervendrá'],
  ['poder', 'podrá'],
  ['saber', 'sabrá'],
  ['hacer', 'hará'],
  ['oír', 'oirá'],
])('future of %s: %s', (infinitivo, forma) => expect(futuro(infinitivo)).toBe(forma))

it.each([
  ['Evalúa', 'evalúa', true],
  ['Evalua', 'evalúa', true],
  ['EVALÚA', 'evalúa', true],
  ['Práctica', 'practica', false],
  ['Critica', 'critica', true],
  ['Disena', 'diseña', true],
  ['ensena', 'enseña', true],
  ['cañ', 'can', false],
])('%s written for %s: %s', (palabra, forma, si) => expect(isEscrita(palabra, forma)).toBe(si))
