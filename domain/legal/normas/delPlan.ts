import type { Condicion, Gravedad, Regla } from '../regla.ts'

/** What any plan asks of itself, wherever it is: no article says it, and no student gets through without it. */
const regla = (id: string, gravedad: Gravedad, titulo: string, pide: Condicion): Regla => ({
  id,
  pais: null,
  desde: null,
  hasta: null,
  articulo: '',
  fuente: 'Coherencia del propio plan',
  seguridad: 'primaria',
  gravedad,
  titulo,
  pide,
})

export const delPlan: readonly Regla[] = [
  regla('plan-lazo', 'falta', 'Requisitos en círculo', { mide: 'requisito', problema: 'lazo' }),
  regla('plan-propio', 'falta', 'Requisito de sí mismo', { mide: 'requisito', problema: 'propio' }),
  regla('plan-orden', 'falta', 'Orden de los requisitos', { mide: 'requisito', problema: 'ciclo' }),
  regla('plan-ausente', 'aviso', 'Requisito fuera del plan', { mide: 'requisito', problema: 'desconocido' }),
  regla('plan-texto', 'aviso', 'Requisito sin reconocer', { mide: 'requisito', problema: 'texto' }),
  regla('plan-creditos-previos', 'aviso', 'Créditos aprobados que se piden', { mide: 'creditos_previos' }),
  regla('plan-oferta', 'falta', 'Oferta de electivos', { mide: 'oferta_de_electivos' }),
  regla('plan-exigencia', 'aviso', 'Créditos electivos que se exigen', { mide: 'exigencia_de_electivos' }),
  regla('plan-ciclos', 'aviso', 'Ciclos que el programa admite', { mide: 'ciclos_del_programa' }),
  regla('plan-declarado', 'aviso', 'Créditos que el plan declara', { mide: 'creditos_declarados' }),
  regla('plan-semanas', 'aviso', 'Semanas de los sílabos', { mide: 'semanas_de_silabos' }),
]
