import { describe, expect, it } from 'vitest'
import { tiposDeCompetencia } from '../competencias/catalogos.ts'
import { estadosDeEmpresa, isEmpresaResaltada, tiposDeEmpresa } from '../empresas/catalogos.ts'
import { tiposDeLaboratorio } from '../laboratorios/catalogos.ts'
import { limitesDePrograma, tiposDeCiclo, tiposDeDuracion } from '../programas/catalogos.ts'
import {
  alcances,
  estadosCiviles,
  estadosDeUsuario,
  isUsuarioResaltado,
  sexos,
  tiposDeUsuario,
} from '../usuarios/catalogos.ts'
import { isElegible } from './estado.ts'
import type { Opcion } from './opcion.ts'
import { nombreEn } from './opcion.ts'

describe('fixed lists (§3, §4, §6, §9)', () => {
  it.each<[string, readonly Opcion<string | number>[], string]>([
    ['cycle types', tiposDeCiclo, '1 Semestre, 2 Cuatrimestre, 3 Trimestre, 4 Bimestre, 5 Mensual'],
    ['duration types', tiposDeDuracion, '00001 Días, 00002 Semanas, 00003 Meses, 00004 Años'],
    ['institutions', tiposDeEmpresa, '1 Universidad, 2 Instituto, 3 Colegio'],
    ['competencies', tiposDeCompetencia, '1 Funcional, 2 Transversal'],
    ['laboratories', tiposDeLaboratorio, '1 Laboratorio, 2 Taller'],
    ['states of users', estadosDeUsuario, '1 Habilitado, 2 Deshabilitado, 3 Bloqueado'],
    [
      'types of user',
      tiposDeUsuario,
      '1 Root o Administrador, 2 Operador, 3 Inspector, 4 Demo, 5 Operador Básico',
    ],
    ['role choices', alcances, '1 Para la Entidad, 2 Para Facultades o Programas'],
    ['sex', sexos, 'M Masculino, F Femenino'],
  ])('%s', (_case, lista, esperado) =>
    expect(lista.map(o => `${o.valor} ${o.nombre}`).join(', ')).toBe(esperado),
  )
})

it('civil status (§3)', () =>
  expect(estadosCiviles).toEqual(['Soltero(a)', 'Casado(a)', 'Viudo(a)', 'Divorciado(a)']))

it.each<[string | number | null, string]>([
  [3, 'Trimestre'],
  [9, '9'],
  ['3', '3'],
  [null, ''],
])('nombreEn %s', (valor, nombre) => expect(nombreEn(tiposDeCiclo, valor)).toBe(nombre))

it('the numbers of a programme (§5)', () =>
  expect(limitesDePrograma).toMatchObject({
    maxciclos: { min: 1, max: 20 },
    ciclosporanio: { min: 0, max: 20 },
    repeticiones: { min: 2, max: 5 },
  }))

it('what is not active is readable but cannot be chosen (§4)', () =>
  expect(['Activado', 'Desactivado'].map(estado => isElegible({ estado }))).toEqual([true, false]))

it('rows out of the ordinary are highlighted (§4)', () => {
  expect(estadosDeEmpresa.map(isEmpresaResaltada)).toEqual([false, true, true])
  expect(estadosDeUsuario.map(e => isUsuarioResaltado(e.valor))).toEqual([false, true, true])
})
