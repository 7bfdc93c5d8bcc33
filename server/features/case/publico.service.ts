import { destinoDe, origenDe } from '@malla/domain/case/arbol.ts'
import { type Armado, armar, armarDocumento } from '@malla/domain/case/armar.ts'
import { type Clase, clases, definiciones, type Version } from '@malla/domain/case/campos.ts'
import { type Consulta, consultaDe, consultar } from '@malla/domain/case/consulta.ts'
import { escribirPaquete, escribirSuelto } from '@malla/domain/case/escribir.ts'
import { uuidDe } from '@malla/domain/case/identificadores.ts'
import type { Registro } from '@malla/domain/case/json.ts'
import type { Platform } from '../../platform/context.ts'
import { crearRecordados } from '../../platform/recordados.ts'
import { estadoDeDocumentos } from './documentosRecordados.ts'
import { ErrorDeCase, noEsta } from './estado.ts'
import { selectPlanCase } from './planCase.queries.ts'
import { type Buscado, type Candidato, selectCandidatos, selectPublicados } from './publico.queries.ts'

/** What is remembered of packages; it is of use while nothing of the plan changes. */
const MAS_RECORDADOS = 6

export interface Publico {
  lista(version: Version, q: Readonly<Record<string, string | undefined>>): Promise<Lista>
  documento(version: Version, id: string): Promise<Registro>
  paquete(version: Version, id: string): Promise<string>
  suelto(version: Version, que: 'CFItems' | 'CFAssociations', id: string): Promise<Registro>
  asociacionesDe(version: Version, id: string): Promise<Registro>
  definicion(version: Version, que: Buscado, id: string): Promise<Registro>
}

export interface Lista {
  pagina: Registro[]
  total: number
  consulta: Consulta
}

interface Recordado {
  armado: Armado
  /** The package as text, once somebody asked for it. */
  texto?: string
}

/** Classes of definitions, as their addresses name them. */
const claseDe = (que: Buscado): Clase =>
  que === 'CFRubrics' ? 'CFRubric' : definiciones[que as keyof typeof definiciones]

const listaEn = (armado: Armado, que: Buscado): readonly Registro[] => {
  if (que === 'CFItems') return armado.items
  if (que === 'CFAssociations') return armado.asociaciones
  const de = que === 'CFRubrics' ? armado.resto : ((armado.resto.CFDefinitions ?? {}) as Registro)
  return Array.isArray(de[que]) ? (de[que] as Registro[]) : []
}

/** What the public endpoints answer. Nobody asks with a session; what is not published is not there. */
export function createPublico(platform: Platform): Publico {
  const recordados = crearRecordados<Recordado | null>(MAS_RECORDADOS)

  const recordar = ({ empresaId, planId }: Candidato, version: Version): Promise<Recordado | null> =>
    platform.db.read(empresaId, async tx => {
      const estado = await estadoDeDocumentos({ tx, empresaId }, planId)
      return recordados.de(`${empresaId} ${planId} ${version} ${estado}`, async () => {
        const plan = await selectPlanCase({ platform, tx, empresaId }, planId)
        return plan?.isLleno ? { armado: armar(plan, version) } : null
      })
    })

  /** The first plan that has it. Not there: 404. */
  const buscar = async <T>(
    version: Version,
    que: Buscado,
    dicho: string,
    tomar: (r: Recordado, id: string) => T | undefined,
  ): Promise<T> => {
    const id = uuidDe(dicho)
    if (!id) throw new ErrorDeCase(404, 'invaliduuid', 'El identificador no es un UUID.')
    for (const candidato of await selectCandidatos(platform, que, id)) {
      const recordado = await recordar(candidato, version)
      const hallado = recordado && tomar(recordado, id)
      if (hallado !== null && hallado !== undefined) return hallado
    }
    throw noEsta(que.replace(/s$/, ''))
  }

  const hallar = (version: Version, que: Buscado, id: string) =>
    buscar(version, que, id, ({ armado }, uuid) => {
      const cosa = listaEn(armado, que).find(x => x.identifier === uuid)
      return cosa && { armado, cosa }
    })

  return {
    async lista(version, q) {
      const consulta = consultaDe(q, new Set(Object.keys(clases.CFDocument)))
      const publicados = await selectPublicados(platform)
      const todos = publicados.map(d => escribirSuelto('CFDocument', armarDocumento(d, version), version))
      return { ...consultar(todos, consulta), consulta }
    },
    documento: (version, id) =>
      buscar(version, 'CFDocuments', id, ({ armado }) =>
        escribirSuelto('CFDocument', armado.documento, version),
      ),
    paquete: (version, id) =>
      buscar(version, 'CFDocuments', id, r => (r.texto ??= JSON.stringify(escribirPaquete(r.armado)))),
    async suelto(version, que, id) {
      const { cosa } = await hallar(version, que, id)
      return escribirSuelto(que === 'CFItems' ? 'CFItem' : 'CFAssociation', cosa, version)
    },
    async asociacionesDe(version, id) {
      const { armado, cosa } = await hallar(version, 'CFItems', id)
      const suyas = armado.asociaciones.filter(
        a => origenDe(a) === cosa.identifier || destinoDe(a) === cosa.identifier,
      )
      return {
        CFItem: escribirSuelto('CFItem', cosa, version),
        CFAssociations: suyas.map(a => escribirSuelto('CFAssociation', a, version)),
      }
    },
    async definicion(version, que, id) {
      const { cosa } = await hallar(version, que, id)
      const escrita = escribirSuelto(claseDe(que), cosa, version)
      // Concepts, subjects and types are answered as sets: the standard thinks of those below them.
      const isConjunto = que === 'CFConcepts' || que === 'CFSubjects' || que === 'CFItemTypes'
      return isConjunto ? { [que]: [escrita] } : escrita
    },
  }
}
