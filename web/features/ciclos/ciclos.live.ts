import type { Ciclo } from '@malla/contracts/ciclos.ts'
import { seOrdenanSinConexion } from '../../app/offline/lugares.ts'
import { numerados } from './orden.ts'

seOrdenanSinConexion<Ciclo>({
  llamadas: ['ciclos.ordenar'],
  lista: 'ciclos.porPlan',
  campos: ['numero'],
  por: c => c.numero,
  mover: (ciclos, _llamada, { planId, ids }, deLaLista) =>
    planId === deLaLista ? numerados(ciclos, ids as number[]) : ciclos,
})
