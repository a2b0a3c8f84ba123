#!/usr/bin/env bash
# An assistant calls a tool of an MCP server with a whole number of 17 digits, such as the number that another system gave a record, and the
# server is written with the official SDK for Go. Its AddTool takes a typed function: the field is an int64, the schema that the SDK derives
# from it says "integer", and Go's encoding/json reads and writes an int64 to its last digit. One would expect the very number, or an error. In
# fact both ways give the neighbouring one beyond 2^53: the SDK reads arguments and answers into a map for the schema's defaults and its check,
# where each number is a float64, and goes on with that. The number is valid JSON and arrives whole, as Params.Arguments of the same request
# shows, and there is no error. (RFC 8259 section 6 warns of programs that hold numbers as doubles; neither side here declares one.)
# It hurts whoever gives a tool the numbers of another system: the assistant is shown, or changes, somebody else's record. Here a tool's
# numbers are GraphQL's Int, 32 bits, of which a larger one is refused, and references are texts (server/assistant).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/tools 2> /dev/null
go get github.com/modelcontextprotocol/go-sdk/mcp@v1.8.0 2> /dev/null
cat > main.go <<'GO'
package main

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type record struct {
	Number int64 `json:"number"`
}

func main() {
	ctx := context.Background()
	server := mcp.NewServer(&mcp.Implementation{Name: "server", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "find"}, func(_ context.Context, r *mcp.CallToolRequest, in record) (*mcp.CallToolResult, record, error) {
		fmt.Printf("came %s, the function got %d\n", r.Params.Arguments, in.Number)
		var sent record
		err := json.Unmarshal(r.Params.Arguments, &sent) // to the last digit
		return nil, sent, err
	})
	here, there := mcp.NewInMemoryTransports()
	if _, err := server.Connect(ctx, here, nil); err != nil {
		panic(err)
	}
	client, err := mcp.NewClient(&mcp.Implementation{Name: "client", Version: "1"}, nil).Connect(ctx, there, nil)
	if err != nil {
		panic(err)
	}
	for _, number := range []string{"9007199254740992", "9007199254740993", "20261129000000123"} {
		result, err := client.CallTool(ctx, &mcp.CallToolParams{Name: "find", Arguments: json.RawMessage(`{"number":` + number + `}`)})
		if err != nil || result.IsError {
			panic(fmt.Sprint(err, result))
		}
		fmt.Println("answered", result.Content[0].(*mcp.TextContent).Text)
	}
	if err := client.Close(); err != nil {
		panic(err)
	}
}
GO
seen=$(go run .)
go list -m github.com/modelcontextprotocol/go-sdk
echo "$seen"
expected='came {"number":9007199254740992}, the function got 9007199254740992
answered {"number":9007199254740992}
came {"number":9007199254740993}, the function got 9007199254740992
answered {"number":9007199254740992}
came {"number":20261129000000123}, the function got 20261129000000124
answered {"number":20261129000000124}'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
