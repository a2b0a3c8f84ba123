package markdown

import (
	"bytes"
	"fmt"
	"io"

	"github.com/gevel/gevel/limits"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	goldmarkhtml "github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// ErrTooLong says that a text is past a limit. A few bytes of Markdown can become many of HTML: each row of a table gets as many cells as
// its first row has, and each use of a link repeats its address.
var ErrTooLong = fmt.Errorf("is too long for a page: %d cells of tables and %d bytes of HTML is the most", limits.TextTableCells,
	limits.TextHTMLBytes)

// countCells counts the cells of tables before they are made. A paragraph with too many is dropped.
type countCells struct{}

var cellCount = parser.NewContextKey()

func cellsIn(parsing parser.Context) int {
	count, _ := parsing.Get(cellCount).(int)
	return count
}

// Transform counts the cells of a paragraph that may be a table: a row is marked by the one of dashes and bars below it, and each row after
// that has as many cells. Only one such row counts, but which one is for goldmark to say, so the one that gives most cells is taken.
func (countCells) Transform(paragraph *ast.Paragraph, reader text.Reader, parsing parser.Context) {
	lines, most := paragraph.Lines(), 0
	for i := 1; i < lines.Len(); i++ {
		line := lines.At(i)
		if columns := columnsOf(line.Value(reader.Source())); columns > 0 {
			most = max(most, columns*(lines.Len()-i))
		}
	}
	count := cellsIn(parsing) + most
	parsing.Set(cellCount, count)
	if count > limits.TextTableCells {
		paragraph.Parent().RemoveChild(paragraph.Parent(), paragraph)
	}
}

// columnsOf is how many columns the row of dashes of a table may have; 0 for another line.
func columnsOf(line []byte) int {
	line = bytes.TrimSpace(line)
	if len(bytes.Trim(line, "-|: \t\v\f\r\n")) == 0 && bytes.ContainsAny(line, "|:") {
		return bytes.Count(bytes.Trim(line, "|"), []byte("|")) + 1
	}
	return 0
}

// htmlRenderer writes what goldmark's own renderer writes, and stops at limits.TextHTMLBytes; that one goes on to the end of the text,
// whatever its writer says.
type htmlRenderer map[ast.NodeKind]renderer.NodeRendererFunc

func newRenderer() htmlRenderer {
	r := htmlRenderer{}
	r.AddOptions(renderer.WithNodeRenderers(util.Prioritized(goldmarkhtml.NewRenderer(), 1000)))
	return r
}

// AddOptions takes the renderers of an extension.
func (r htmlRenderer) AddOptions(options ...renderer.Option) {
	config := renderer.NewConfig()
	for _, o := range options {
		o.SetConfig(config)
	}
	for _, n := range config.NodeRenderers {
		n.Value.(renderer.NodeRenderer).RegisterFuncs(r)
	}
}

// Register takes the renderer of a kind of node.
func (r htmlRenderer) Register(kind ast.NodeKind, render renderer.NodeRendererFunc) { r[kind] = render }

// Render writes a text into a buffer. The error is errTooLong when it becomes too long.
func (r htmlRenderer) Render(w io.Writer, source []byte, document ast.Node) error {
	into := w.(*bytes.Buffer)
	return ast.Walk(document, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		status, err := ast.WalkContinue, error(nil)
		if render := r[n.Kind()]; render != nil {
			status, err = render(buffered{into}, source, n, entering)
		}
		if err == nil && into.Len() > limits.TextHTMLBytes {
			err = ErrTooLong
		}
		return status, err
	})
}

// buffered is a buffer as renderers want it.
type buffered struct{ *bytes.Buffer }

// Available is how many bytes fit without the buffer growing.
func (b buffered) Available() int { return b.Buffer.Available() }

// Buffered is 0: whatever is written is there.
func (b buffered) Buffered() int { return 0 }

// Flush does nothing.
func (b buffered) Flush() error { return nil }
