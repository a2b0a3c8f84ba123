package assistant

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator/rules"
)

//go:embed tools/*.graphql
var queries embed.FS

// tool is what an assistant may call. A server knows it without its schemas, which it would read anew in each request; written has them as
// they are listed.
type tool struct {
	*mcp.Tool
	written *mcp.Tool
	run     func(ctx context.Context, arguments map[string]any) (data json.RawMessage, err error)
}

// write writes the schemas of tools once, and leaves the tools themselves without.
func write(tools []tool) error {
	for i, t := range tools {
		input, err := json.Marshal(t.InputSchema)
		if err != nil {
			return err
		}
		output, err := json.Marshal(t.OutputSchema)
		if err != nil {
			return err
		}
		written, brief := *t.Tool, *t.Tool
		written.InputSchema, written.OutputSchema = json.RawMessage(input), json.RawMessage(output)
		brief.InputSchema, brief.OutputSchema = &jsonschema.Schema{Type: "object"}, nil
		tools[i].Tool, tools[i].written = &brief, &written
	}
	return nil
}

// cardFile has the fields of a property in a list, which several tools share.
const cardFile = "tools/card.graphql"

// readTools reads each file of the folder tools as a tool, and adds those that ask more than one question.
func readTools(schema *ast.Schema, execute Execute) ([]tool, error) {
	files, err := fs.Glob(queries, "tools/*.graphql")
	if err != nil {
		return nil, err
	}
	var tools []tool
	for _, file := range files {
		if file == cardFile {
			continue
		}
		t, err := readTool(schema, execute, file)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		tools = append(tools, t)
	}
	words, err := bySentence(schema, execute)
	return append(tools, words, toForm(schema, execute), toProjectForm(schema, execute)), err
}

// readTool makes a tool of a query: its description is the comment at the top, its input the variables of the query, its output what the
// query selects.
func readTool(schema *ast.Schema, execute Execute, file string) (tool, error) {
	about, query, err := queryOf(file)
	if err != nil {
		return tool{}, err
	}
	op, err := operation(schema, query)
	if err != nil {
		return tool{}, err
	}
	output, err := outputOf(schema, op)
	return tool{Tool: described(op.Name, about, inputOf(schema, op), output),
		run: func(ctx context.Context, given map[string]any) (json.RawMessage, error) {
			return answer(execute(ctx, query, given))
		}}, err
}

// queryOf reads a file of the folder tools, with the fragment that it uses.
func queryOf(file string) (about, query string, err error) {
	text, err := queries.ReadFile(file)
	if err != nil {
		return "", "", err
	}
	about, query = apart(string(text))
	if strings.Contains(query, "...card") {
		card, err := queries.ReadFile(cardFile)
		if err != nil {
			return "", "", err
		}
		query += string(card)
	}
	return about, query, nil
}

func operation(schema *ast.Schema, query string) (*ast.OperationDefinition, error) {
	doc, errs := gqlparser.LoadQueryWithRules(schema, query, rules.NewDefaultRules())
	if errs != nil {
		return nil, errs
	}
	return doc.Operations[0], nil
}

// apart separates the comment at the top of a query from the query.
func apart(text string) (about, query string) {
	lines := strings.SplitAfter(text, "\n")
	for len(lines) > 0 && strings.HasPrefix(lines[0], "# ") {
		about += strings.TrimSpace(lines[0][2:]) + " "
		lines = lines[1:]
	}
	return strings.TrimSpace(about), strings.Join(lines, "")
}

// described declares a tool with its input and its output; no tool changes anything.
func described(name, about string, input, output *jsonschema.Schema) *mcp.Tool {
	return &mcp.Tool{Name: name, Description: about, InputSchema: input, OutputSchema: output,
		Annotations: &mcp.ToolAnnotations{ReadOnlyHint: true, IdempotentHint: true}}
}

// call runs a tool. What went wrong is a result too, so that the assistant can read it and ask again.
func (t tool) call(ctx context.Context, arguments json.RawMessage) *mcp.CallToolResult {
	given := map[string]any{}
	if len(arguments) > 0 {
		if err := decode(arguments, &given); err != nil {
			return failed(errors.New("the arguments are no JSON object"))
		}
	}
	data, err := t.run(ctx, given)
	if err != nil {
		return failed(err)
	}
	return &mcp.CallToolResult{StructuredContent: data, Content: []mcp.Content{&mcp.TextContent{Text: string(data)}}}
}

// decode reads JSON with numbers as the graph reads them.
func decode(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	return d.Decode(into)
}

func failed(err error) *mcp.CallToolResult {
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: err.Error()}}}
}

// answer returns the data of a response of the graph, or its errors and no data.
func answer(response []byte) (json.RawMessage, error) {
	var got struct {
		Data   json.RawMessage
		Errors []problem
	}
	if err := json.Unmarshal(response, &got); err != nil {
		return nil, errors.New("something went wrong on our side")
	}
	if len(got.Errors) > 0 {
		return nil, got.Errors[0]
	}
	return got.Data, nil
}

// problem is an error of the graph.
type problem struct {
	Message string
	Path    []any
}

// Error names the argument that is wrong: "filter.colour: unknown field".
func (p problem) Error() string {
	var names []string
	for _, part := range p.Path {
		if name := fmt.Sprint(part); name != "variable" {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return p.Message
	}
	return strings.Join(names, ".") + ": " + p.Message
}
