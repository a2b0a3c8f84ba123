package cluster

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// Result is what one statement did.
type Result struct {
	Affected, LastID int64
}

// Refused is the error of a statement, in SQLite's words. The whole list was rolled back.
type Refused struct {
	Statement int // counted from 0
	Why       string
}

func (r Refused) Error() string { return fmt.Sprintf("statement %d: %s", r.Statement+1, r.Why) }

// answer is what a node says. A node that cannot reach the leader says 200 with an error and no results: an answer counts only when it has
// everything that was asked for.
type answer struct {
	Results   []result
	Error     string
	RaftIndex json.Number `json:"raft_index"`
	leader    string      // who answered in place of the node; "" when it leads itself
}

type result struct {
	Affected json.Number `json:"rows_affected"`
	LastID   json.Number `json:"last_insert_id"`
	Columns  []string
	Values   [][]any
	Error    string
}

// decode reads an answer. Integers stay exact. What failed when the list was to be kept, after all its statements, stands at the top.
func decode(text []byte) (*answer, error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	var a answer
	err := d.Decode(&a)
	if _, more := d.Token(); err == nil && more != io.EOF {
		err = errors.New("more follows")
	}
	if err != nil {
		return nil, Unknown{fmt.Errorf("the node's answer %.200q cannot be read: %w", text, err)}
	}
	if ofItsFile(a.Error) {
		return &a, Unknown{fmt.Errorf("%w: %s", errFileBroken, a.Error)}
	}
	if a.Error != "" {
		return nil, Unknown{errors.New("the node says: " + a.Error)}
	}
	return &a, nil
}

// results gives what each of a list of statements did.
func (a *answer) results(statements int) ([]Result, error) {
	list := make([]Result, 0, statements)
	for i, r := range a.Results {
		if ofItsFile(r.Error) {
			return nil, Unknown{fmt.Errorf("%w: %s", errFileBroken, r.Error)}
		}
		if r.Error != "" {
			return nil, Refused{i, r.Error}
		}
		affected, err := integer(r.Affected)
		id, err2 := integer(r.LastID)
		if err = errors.Join(err, err2); err != nil || affected < 0 {
			return nil, Unknown{fmt.Errorf("result %d of the answer has the counts %q and %q", i+1, r.Affected, r.LastID)}
		}
		list = append(list, Result{affected, id})
	}
	if len(list) != statements {
		return nil, Unknown{fmt.Errorf("the answer has %d results for %d statements", len(list), statements)}
	}
	if index, err := integer(a.RaftIndex); err != nil || index <= 0 {
		return nil, Unknown{fmt.Errorf("the answer has the index %q", a.RaftIndex)}
	}
	return list, nil
}

// integer reads a count, which the node omits when it is 0.
func integer(n json.Number) (int64, error) {
	if n == "" {
		return 0, nil
	}
	return n.Int64()
}

// rows gives the rows of the one statement that was asked.
func (a *answer) rows() ([][]any, error) {
	switch {
	case len(a.Results) != 1:
		return nil, Unknown{fmt.Errorf("the answer has %d results for one statement", len(a.Results))}
	case a.Results[0].Error != "":
		return nil, Refused{0, a.Results[0].Error}
	case len(a.Results[0].Columns) == 0:
		return nil, Unknown{errors.New("the answer has no columns")}
	}
	for _, row := range a.Results[0].Values {
		if len(row) != len(a.Results[0].Columns) {
			return nil, Unknown{fmt.Errorf("a row has %d values for %d columns", len(row), len(a.Results[0].Columns))}
		}
	}
	return a.Results[0].Values, nil
}
