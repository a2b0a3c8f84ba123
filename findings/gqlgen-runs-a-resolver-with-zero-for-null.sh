#!/usr/bin/env bash
# A list has first: Int! = 24, and a program asks for it with a variable of the type Int, as the specification allows: where a default stands, a
# variable that may be null may stand too (section 5.8.5). The program sends null, as many do for what nobody set. One would expect that gqlgen,
# whose resolver has an int for it, gives an error that names the argument: section 6.4.1 asks for it, "if argumentType is a Non-Null type, and value
# is null, raise a field error", and for a variable that is Int! it does. In fact its resolver runs with 0, with "" for a text and false for a
# boolean, which nobody sent: neither the 24 of the schema nor an error.
# It hurts an integrator whose list has no homes in it, or one language for another. Here such a null is refused before anything runs, with the
# argument's name and what to do.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
mkdir graph
cat > go.mod <<'MOD'
module example.org/list

go 1.25
MOD
cat > graph/schema.graphqls <<'GRAPHQL'
type Query {
  list(first: Int! = 24, language: String! = "nl", sold: Boolean! = true): String!
}
GRAPHQL
cat > gqlgen.yml <<'YAML'
schema: [graph/*.graphqls]
exec: {filename: graph/generated.go, package: graph}
model: {filename: graph/models.go, package: graph}
YAML
cat > tools.go <<'GO'
//go:build tools

package main

import _ "github.com/99designs/gqlgen"
GO
go get github.com/99designs/gqlgen@v0.17.95 2> /dev/null
go mod tidy 2> /dev/null
go run github.com/99designs/gqlgen generate
cat > graph/resolver.go <<'GO'
package graph

import (
	"context"
	"fmt"
)

type Resolver struct{}

func (*Resolver) Query() QueryResolver { return &Resolver{} }

func (*Resolver) List(_ context.Context, first int, language string, sold bool) (string, error) {
	return fmt.Sprintf("first %d, language %q, sold %v", first, language, sold), nil
}
GO
cat > main.go <<'GO'
package main

import (
	"fmt"
	"net/http/httptest"
	"strings"

	"example.org/list/graph"
	"github.com/99designs/gqlgen/graphql/handler"
	"github.com/99designs/gqlgen/graphql/handler/transport"
)

func main() {
	server := handler.New(graph.NewExecutableSchema(graph.Config{Resolvers: &graph.Resolver{}}))
	server.AddTransport(transport.POST{})
	for _, query := range []string{
		`query ($f: Int, $l: String, $s: Boolean) { list(first: $f, language: $l, sold: $s) }", "variables": {}`,
		`query ($f: Int, $l: String, $s: Boolean) { list(first: $f, language: $l, sold: $s) }", "variables": {"f": null, "l": null, "s": null}`,
		`query ($f: Int!) { list(first: $f) }", "variables": {"f": null}`,
	} {
		r := httptest.NewRequest("POST", "/", strings.NewReader(`{"query": "`+query+`}`))
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		server.ServeHTTP(w, r)
		fmt.Println(w.Body)
	}
}
GO
go mod tidy > /dev/null 2>&1
seen=$(go run .)
echo "gqlgen $(go list -m -f '{{.Version}}' github.com/99designs/gqlgen)"
echo "$seen"
expected=$(cat <<'SEEN'
{"data":{"list":"first 24, language \"nl\", sold true"}}
{"data":{"list":"first 0, language \"\", sold false"}}
{"errors":[{"message":"cannot be null","path":["variable","f"],"extensions":{"code":"GRAPHQL_VALIDATION_FAILED"}}],"data":null}
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
