#!/usr/bin/env bash
# gqlgen has a list of Go packages, "autobind": a type of the schema is bound to the Go type of its name in one of them, and is generated where
# there is none. One would expect only Go types to count as such. In fact any exported name does. Here the schema's Floor stands in a package
# that has no such type, but a constant Floor, one of the kinds of areas: no model is generated, and a floor is the kind of an area, which is a
# text. It compiles, so gqlgen has no complaint; whoever implements the resolver finds a type that nobody wrote down anywhere. A function is
# taken for one that writes the answer, and what it takes first is the type: with a function Visit of a week's number, a resolver of visits
# returns a number. That does not compile, and the error stands in the generated file and names neither the function nor the list.
# It hurts whoever adds a constant or a helper to a package of that list: the type was generated, or was bound to a later package, until then.
# Here the function Today of locale/ took the desk's first screen once; such a type is named in gqlgen.yml under models, which goes before the
# list, and internal/contract/autobind_test.go looks for it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/site 2> /dev/null
mkdir domain graph
cat > domain/domain.go <<'GO'
package domain

type Kind string

const Floor Kind = "floor"

type Room struct{ Name string }
GO
cat > tools.go <<'GO'
//go:build tools

package site

import _ "github.com/99designs/gqlgen"
GO
cat > schema.graphqls <<'GQL'
type Query {
  visit: Visit
  floor: Floor
  room: Room
}
type Visit { count: Int! }
type Floor { count: Int! }
type Room { name: String! }
GQL
cat > gqlgen.yml <<'YML'
schema: [schema.graphqls]
exec: { package: graph, layout: single-file, filename: graph/generated.go }
model: { package: graph, filename: graph/models_gen.go }
autobind: [example.org/site/domain]
YML
go get github.com/99designs/gqlgen@v0.17.95 2> /dev/null
go mod tidy 2> /dev/null
go list -m github.com/99designs/gqlgen
resolvers() { sed -n '/^type QueryResolver interface/,/^}/p' graph/generated.go; }
go run github.com/99designs/gqlgen generate
seen=$(resolvers; grep '^type' graph/models_gen.go)

cat >> domain/domain.go <<'GO'

func Visit(week int) (day string) { return "Monday" }
GO
if error=$(go run github.com/99designs/gqlgen generate 2>&1); then
  error='no error'
fi
seen=$(echo "$seen"; resolvers; echo "$error" | grep '^graph/generated.go' | cut -d: -f4-)
echo "$seen"
expected='type QueryResolver interface {
	Visit(ctx context.Context) (*Visit, error)
	Floor(ctx context.Context) (*domain.Kind, error)
	Room(ctx context.Context) (*domain.Room, error)
}
type Query struct {
type Visit struct {
type QueryResolver interface {
	Visit(ctx context.Context) (*int, error)
	Floor(ctx context.Context) (*domain.Kind, error)
	Room(ctx context.Context) (*domain.Room, error)
}
 cannot use res (variable of type string) as graphql.Marshaler value in return statement: string does not implement graphql.Marshaler (missing method MarshalGQL)'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
