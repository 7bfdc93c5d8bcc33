-- A course is found by its code without signs, too («MAT101» is «MAT-101»), as lists and boxes find it (server/platform/page.ts, cursoConPalabras): its code and its
-- name without signs, then both as they are written. A large table is locked against writing while the index is made; docs/operations.md tells how to make it before.
create or replace function clave_de_curso(codigo text, nombre text) returns text language sql immutable parallel safe as $$
  select public.normalizar(translate(coalesce(codigo, ''), E' \u00a0.-_/', '') || ' ' || translate(nombre, '.-_/', '') || ' ' || coalesce(codigo, '') || ' ' || nombre)
$$;
--> statement-breakpoint
create index if not exists asignaturas_claves on asignaturas
  using gin (empresa_id, clave_de_curso(codigo, nombre) gin_trgm_ops) with (gin_pending_list_limit = 64);
--> statement-breakpoint
drop index if exists asignaturas_nombres;
--> statement-breakpoint
analyze asignaturas;
--> statement-breakpoint
-- As before, but for how courses are found.
create or replace function buscar(e bigint, consulta text, facs bigint[], progs bigint[], maximo int)
returns table (tipo text, id bigint, titulo text, detalle text, plan_id bigint, rango int)
language plpgsql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
declare
  q text := normalizar(consulta);
  palabras text[] := array(
    select '%' || replace(replace(replace(x, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(trim(q), '\s+') x order by length(x) desc);
  -- The longest is looked for by the index, the others in what it finds.
  larga text := palabras[1];
  inicio text := replace(replace(replace(trim(q), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  -- The same for courses, without the signs of codes; a word of signs alone is looked for as it stands.
  claves text[] := array(
    select '%' || replace(replace(replace(x, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from (select coalesce(nullif(translate(y, '.-_/', ''), ''), y) as x from regexp_split_to_table(trim(q), '\s+') y) z order by length(x) desc);
  clave text := claves[1];
  inicio_de_codigo text := replace(replace(nullif(translate(q, E' \u00a0.-_/', ''), ''), '\', '\\'), '%', '\%') || '%';
  indexado boolean := clave ~ '[[:alnum:]]{3}';
begin
  return query
  (select 'facultad', f.id, f.nombre, '', null::bigint, case when normalizar(f.nombre) like inicio then 0 else 1 end
   from facultades f
   where f.empresa_id = e and normalizar(f.nombre) like all(palabras)
     and (facs is null or f.id = any(facs)
       or exists (select 1 from programas x where x.empresa_id = e and x.facultad_id = f.id and x.id = any(progs)))
   order by 6, f.nombre collate "es-x-icu" limit maximo)
  union all
  (select 'programa', g.id, g.nombre, f.nombre, null::bigint, case when normalizar(g.nombre) like inicio then 0 else 1 end
   from programas g join facultades f on f.empresa_id = e and f.id = g.facultad_id
   where g.empresa_id = e and normalizar(g.nombre) like all(palabras) and (facs is null or g.facultad_id = any(facs) or g.id = any(progs))
   order by 6, g.nombre collate "es-x-icu" limit maximo)
  union all
  (select 'plan', l.id, l.full_name, g.nombre, l.id, case when normalizar(l.full_name) like inicio then 0 else 1 end
   from planes l join programas g on g.empresa_id = e and g.id = l.programa_id
   where l.empresa_id = e and l.deleted_at is null and normalizar(l.full_name || ' ' || g.nombre) like all(palabras)
     and (facs is null or g.facultad_id = any(facs) or g.id = any(progs))
   order by l.fechacese is not null, 6, l.full_name collate "es-x-icu" limit maximo)
  union all
  (select 'asignatura', x.id, x.nombre, x.detalle, x.plan_id, x.rango
   from (select a.id, coalesce(a.base_id, a.id) as base, a.version, a.nombre, concat_ws(' · ', a.codigo, l.full_name) as detalle, l.id as plan_id,
       case when normalizar(a.nombre) like inicio or normalizar(translate(a.codigo, E' \u00a0.-_/', '')) like inicio_de_codigo then 0 else 1 end as rango
     from (select c.id, c.base_id, c.version, c.nombre, c.codigo, c.planestudio_id from asignaturas c
         where indexado and c.empresa_id = e and clave_de_curso(c.codigo, c.nombre) like clave and clave_de_curso(c.codigo, c.nombre) like all(claves)
       union all
       select c.id, c.base_id, c.version, c.nombre, c.codigo, c.planestudio_id from asignaturas c
         where not indexado and c.empresa_id = e and clave_de_curso(c.codigo, c.nombre) || '' like all(claves)) a
     join planes l on l.empresa_id = e and l.id = a.planestudio_id and l.deleted_at is null
     join programas g on g.empresa_id = e and g.id = l.programa_id
     where facs is null or g.facultad_id = any(facs) or g.id = any(progs)
     order by l.fechacese is not null, 7, a.nombre collate "es-x-icu" offset 0) x
   -- Of those that were found only as many as are shown are looked up: a case stays where it is written.
   where case when exists (select 1 from asignaturas v where v.empresa_id = e and v.base_id = x.base and v.version > x.version) then false else true end
   limit maximo)
  union all
  (select 'competencia', c.id, c.nombre, concat_ws(' · ', g.nombre, l.full_name), l.id,
     case when normalizar(c.nombre) like inicio then 0 else 1 end
   from competencias c
   join planes l on l.empresa_id = e and l.id = c.planestudio_id and l.deleted_at is null
   join programas g on g.empresa_id = e and g.id = l.programa_id
   where c.empresa_id = e and normalizar(c.nombre) like larga and normalizar(c.nombre) like all(palabras) and (facs is null or g.facultad_id = any(facs) or g.id = any(progs))
   order by l.fechacese is not null, 6, c.nombre collate "es-x-icu" limit maximo)
  union all
  (select 'modelo', m.id, m.nombre, case when m.fechacese is null then 'Vigente' else 'Cesado' end, null::bigint,
     case when normalizar(m.nombre) like inicio then 0 else 1 end
   from modelos_educativos m
   where m.empresa_id = e and normalizar(m.nombre) like all(palabras)
   order by m.fechacese is not null, m.created_at desc limit maximo)
  union all
  (select 'laboratorio', b.id, b.nombre, concat_ws(' · ', case b.tipo when 1 then 'Laboratorio' else 'Taller' end, s.nombre), null::bigint,
     case when normalizar(b.nombre) like inicio then 0 else 1 end
   from laboratorios b join locales s on s.empresa_id = e and s.id = b.local_id
   where b.empresa_id = e and normalizar(b.nombre) like all(palabras)
   order by 6, b.nombre collate "es-x-icu" limit maximo);
end $$;
