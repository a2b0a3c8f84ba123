package auth

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
)

func encoded(b []byte) string { return base64.RawStdEncoding.EncodeToString(b) }

// parse takes a hash apart. Only hashes made with the present numbers are read; nothing else was ever written.
func parse(text string) (salt, sum []byte, err error) {
	rest, ok := strings.CutPrefix(text, fmt.Sprintf("$argon2id$v=19$m=%d,t=%d,p=%d$", memory, passes, threads))
	first, second, two := strings.Cut(rest, "$")
	if !ok || !two {
		return nil, nil, errors.New("this is no hash of a password")
	}
	salt, err1 := base64.RawStdEncoding.DecodeString(first)
	sum, err2 := base64.RawStdEncoding.DecodeString(second)
	return salt, sum, errors.Join(err1, err2)
}
