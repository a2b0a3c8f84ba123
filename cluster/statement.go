package cluster

import (
	"bytes"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"unicode/utf8"

	"github.com/gevel/gevel/limits"
)

// Statement is one statement of SQL with its arguments.
type Statement struct {
	SQL  string
	Args []any
}

// encode writes statements as the node takes them: a list of lists, of which each begins with the SQL.
func encode(list []Statement) ([]byte, error) {
	b := bytes.NewBufferString("[")
	e := json.NewEncoder(b)
	e.SetEscapeHTML(false)
	for i, st := range list {
		if i > 0 {
			b.WriteByte(',')
		}
		row, err := st.row()
		if err == nil {
			err = e.Encode(row)
		}
		if err != nil {
			return nil, fmt.Errorf("statement %d: %w", i+1, err)
		}
		if b.Len() > limits.ClusterWriteBytes {
			return nil, ErrTooLarge
		}
	}
	b.WriteByte(']')
	return b.Bytes(), nil
}

// row gives a statement's SQL and its arguments as JSON has them. They are converted as database/sql converts them for the driver of one
// machine's file, so that both store the same.
func (st Statement) row() ([]any, error) {
	row := []any{st.SQL}
	asText := map[int]bool{}
	for i, arg := range st.Args {
		v, err := driver.DefaultParameterConverter.ConvertValue(arg)
		if err == nil {
			v, err = sent(v)
		}
		if err != nil {
			return nil, fmt.Errorf("argument %d: %w", i+1, err)
		}
		if s, is := v.(string); is && likeBlob.MatchString(s) {
			asText[i+1], v = true, bytesOf(s)
		}
		row = append(row, v)
	}
	if len(asText) > 0 {
		row[0] = castToText(st.SQL, asText)
	}
	return row, nil
}

// ArgsAsText writes arguments as a list of JSON, of which SQLite takes each as the value that it is. Bytes have no form in it.
func ArgsAsText(args []any) (string, error) {
	list := make([]any, len(args))
	for i, arg := range args {
		v, err := driver.DefaultParameterConverter.ConvertValue(arg)
		if _, bytes := v.([]byte); bytes && err == nil {
			err = errors.New("bytes")
		}
		if err == nil {
			list[i], err = sent(v)
		}
		if err != nil {
			return "", fmt.Errorf("argument %d: %w", i+1, err)
		}
	}
	text, err := json.Marshal(list)
	return string(text), err
}

// likeBlob matches text that the node takes for bytes: x'4142'.
var likeBlob = regexp.MustCompile(`^\s*[xX]'[0-9a-fA-F]*'\s*$`)

// sent gives a value as JSON that the node reads as the same value.
func sent(v driver.Value) (any, error) {
	switch v := v.(type) {
	case nil, bool, int64:
		return v, nil
	case string:
		if !utf8.ValidString(v) {
			return nil, fmt.Errorf("text that is not UTF-8: %q", v)
		}
		return v, nil
	case []byte:
		if v == nil {
			return nil, nil
		}
		return bytesOf(v), nil
	case float64:
		return number(v)
	}
	return nil, fmt.Errorf("a value of the type %T", v)
}

// bytesOf gives bytes as the list of numbers that the node reads as bytes.
func bytesOf[T []byte | string](b T) []int {
	numbers := make([]int, len(b))
	for i := range len(b) {
		numbers[i] = int(b[i])
	}
	return numbers
}

// number writes a number so that the node does not take 5.0 for the integer 5.
func number(v float64) (any, error) {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return nil, fmt.Errorf("the number %v", v)
	}
	text := strconv.FormatFloat(v, 'g', -1, 64)
	if _, err := strconv.ParseInt(text, 10, 64); err == nil {
		text += ".0"
	}
	return json.RawMessage(text), nil
}
