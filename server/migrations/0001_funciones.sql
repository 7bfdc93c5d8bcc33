create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
-- One spelling for searching: without accents, in lower case. Immutable, so that an index can hold it.
create function normalizar(t text) returns text language sql immutable parallel safe strict
  set search_path = public, pg_temp as $$ select lower(unaccent('unaccent'::regdictionary, t)) $$;
--> statement-breakpoint
create index facultades_busqueda on facultades using gin (normalizar(nombre) gin_trgm_ops);
--> statement-breakpoint
create index programas_busqueda on programas using gin (normalizar(nombre) gin_trgm_ops);
--> statement-breakpoint
create index planes_busqueda on planes using gin (normalizar(full_name) gin_trgm_ops);
--> statement-breakpoint
create index asignaturas_busqueda on asignaturas using gin (normalizar(coalesce(codigo, '') || ' ' || nombre) gin_trgm_ops);
--> statement-breakpoint
-- Each institution has its chain from the first moment.
create function crear_cadena() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into cadenas (empresa_id) values (new.id) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger empresas_cadena after insert on empresas for each row execute function crear_cadena();
--> statement-breakpoint
create function cambio_hash(previo bytea, c cambios) returns bytea language sql immutable as $$
  select sha256(previo || convert_to(jsonb_build_array(
    c.empresa_id, c.id, c.quien, extract(epoch from c.cuando), c.evento, c.objeto_id, c.ambito, c.antes, c.despues)::text, 'UTF8')) $$;
--> statement-breakpoint
-- The only way to write change records. Takes the institution's chain, numbers, hashes and inserts; sent as the last statement
-- together with COMMIT, so that the lock lasts as short as it can and ids stand in commit order. Answers the last id given.
create function registrar(cs jsonb) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e bigint := current_setting('app.empresa_id')::bigint;
  k cadenas;
  c cambios;
  x jsonb;
begin
  select * into strict k from cadenas where empresa_id = e for update;
  for x in select * from jsonb_array_elements(cs) loop
    k.ultimo := k.ultimo + 1;
    c := row(e, k.ultimo, (x->>'quien')::bigint, clock_timestamp(), x->>'evento', (x->>'objeto_id')::bigint,
             coalesce(x->'ambito', '{}'), nullif(x->'antes', 'null'), nullif(x->'despues', 'null'), null)::cambios;
    c.hash := cambio_hash(k.hash, c);
    k.hash := c.hash;
    insert into cambios select c.*;
  end loop;
  update cadenas set ultimo = k.ultimo, hash = k.hash where empresa_id = e;
  return k.ultimo;
end $$;
--> statement-breakpoint
-- Whether an institution's records are whole: gap-free, in order and hash-chained up to the chain's head.
create function cadena_integra(e bigint) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  with t as (
    select c.id, c.hash, c.hash = cambio_hash(coalesce(lag(c.hash) over w, '\x'), c) as buena, row_number() over w as n
    from cambios c where c.empresa_id = e window w as (order by c.id)
  )
  select coalesce((select bool_and(buena and id = n) from t), true)
     and (select k.ultimo = (select count(*) from t) and k.hash = coalesce((select hash from t order by id desc limit 1), '\x')
          from cadenas k where k.empresa_id = e) $$;
--> statement-breakpoint
-- What a user is in every institution: asked at sign-in, before one is chosen.
create function accesos_de(u bigint) returns setof accesos language sql stable security definer set search_path = public, pg_temp as $$
  select * from accesos where usuario_id = u order by empresa_id, id $$;
--> statement-breakpoint
-- Faculties that are visible because a programme of theirs is permitted (rol 2).
create function facultades_de(e bigint, programas_ids jsonb) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(distinct p.facultad_id), '[]') from programas p
  where p.empresa_id = e and p.id in (select x::bigint from jsonb_array_elements_text(programas_ids) x) $$;
--> statement-breakpoint
-- Search for ⌘K. Row security would keep PostgreSQL from using the trigram indexes, so the institution is an explicit
-- condition here, and so is the scope of the person: null arrays mean the whole institution.
create function buscar(e bigint, consulta text, facs bigint[], progs bigint[], maximo int)
returns table (tipo text, id bigint, titulo text, detalle text, plan_id bigint, rango int)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  q text := normalizar(consulta);
  p text := '%' || replace(replace(replace(q, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  return query
  (select 'facultad', f.id, f.nombre, '', null::bigint, case when normalizar(f.nombre) like substr(p, 2) then 0 else 1 end
   from facultades f
   where f.empresa_id = e and normalizar(f.nombre) like p
     and (facs is null or f.id = any(facs)
       or exists (select 1 from programas x where x.empresa_id = e and x.facultad_id = f.id and x.id = any(progs)))
   order by 6, f.nombre limit maximo)
  union all
  (select 'programa', g.id, g.nombre, f.nombre, null::bigint, case when normalizar(g.nombre) like substr(p, 2) then 0 else 1 end
   from programas g join facultades f on f.empresa_id = e and f.id = g.facultad_id
   where g.empresa_id = e and normalizar(g.nombre) like p and (facs is null or g.facultad_id = any(facs) or g.id = any(progs))
   order by 6, g.nombre limit maximo)
  union all
  (select 'plan', l.id, l.full_name, g.nombre, l.id, case when normalizar(l.full_name) like substr(p, 2) then 0 else 1 end
   from planes l join programas g on g.empresa_id = e and g.id = l.programa_id
   where l.empresa_id = e and l.deleted_at is null and (normalizar(l.full_name) like p or normalizar(g.nombre) like p)
     and (facs is null or g.facultad_id = any(facs) or g.id = any(progs))
   order by l.fechacese is not null, 6, l.full_name limit maximo)
  union all
  (select 'asignatura', a.id, a.nombre, concat_ws(' · ', a.codigo, l.full_name), l.id,
     case when normalizar(a.nombre) like substr(p, 2) or normalizar(coalesce(a.codigo, '')) like substr(p, 2) then 0 else 1 end
   from asignaturas a
   join planes l on l.empresa_id = e and l.id = a.planestudio_id and l.deleted_at is null
   join programas g on g.empresa_id = e and g.id = l.programa_id
   where a.empresa_id = e and normalizar(coalesce(a.codigo, '') || ' ' || a.nombre) like p
     and (facs is null or g.facultad_id = any(facs) or g.id = any(progs))
     and not exists (select 1 from asignaturas v where v.empresa_id = e
       and coalesce(v.base_id, v.id) = coalesce(a.base_id, a.id) and v.version > a.version)
   order by l.fechacese is not null, 6, a.nombre limit maximo);
end $$;
