package postedform

import (
	"cmp"
	"mime/multipart"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/limits"
)

// node holds the texts and files posted at one path, and the nodes below it by the next step of the path. Its methods accept nil for
// a path at which nothing was posted.
type node struct {
	texts []string
	files []*multipart.FileHeader
	under map[string]*node
}

// treeOf arranges the fields of a form in a tree, in a single pass.
func treeOf(f Form) (*node, error) {
	root, fields := &node{}, 0
	for path, texts := range f.Values {
		if fields += len(texts); fields > limits.PostedFields || strings.Count(path, ".") >= limits.PostedDepth {
			return nil, ErrTooManyFields
		}
		root.at(path).texts = texts
	}
	for path, files := range f.Files {
		if fields += len(files); fields > limits.PostedFields || strings.Count(path, ".") >= limits.PostedDepth {
			return nil, ErrTooManyFields
		}
		root.at(path).files = files
	}
	return root, nil
}

// at returns the node at a path, and adds it when it is new.
func (n *node) at(path string) *node {
	for step := range strings.SplitSeq(path, ".") {
		n = n.make(step)
	}
	return n
}

func (n *node) make(step string) *node {
	if n.under == nil {
		n.under = map[string]*node{}
	}
	if n.under[step] == nil {
		n.under[step] = &node{}
	}
	return n.under[step]
}

func (n *node) child(step string) *node {
	if n == nil {
		return nil
	}
	return n.under[step]
}

// text returns the first text of the node itself.
func (n *node) text() string {
	if n == nil || len(n.texts) == 0 {
		return ""
	}
	return n.texts[0]
}

// filled reports whether anything was filled in at the node or below it.
func (n *node) filled() bool {
	if n == nil {
		return false
	}
	for _, child := range n.under {
		if strings.TrimSpace(strings.Join(child.texts, "")) != "" || child.filled() {
			return true
		}
	}
	return false
}

// numbered returns the numbers of the list's filled-in elements, in order.
func (n *node) numbered() (numbers []int) {
	if n == nil {
		return nil
	}
	for step, child := range n.under {
		if i, err := strconv.Atoi(step); err == nil && i >= 0 && step == strconv.Itoa(i) && child.filled() {
			numbers = append(numbers, i)
		}
	}
	slices.SortFunc(numbers, cmp.Compare[int])
	return numbers
}
